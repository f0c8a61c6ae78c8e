using Roundup.Results;

namespace Roundup.Engine.Experiments.SteadyState;

/// <summary>Says which cases want more launches than they have.</summary>
/// <param name="soFar">The results so far.</param>
/// <param name="until">The wanted half-width of a ratio's interval, as a share of the ratio.</param>
/// <param name="most">The most launches that a case may have.</param>
/// <returns>The cases, each with the number of launches that it is expected to have in the end.</returns>
internal delegate IReadOnlyDictionary<CaseId, int> LaunchesWanted(ResultsFile soFar, double until, int most);
