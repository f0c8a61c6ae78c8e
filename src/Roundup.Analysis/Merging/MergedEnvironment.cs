using Roundup.Results;

namespace Roundup.Analysis.Merging;

/// <summary>The results of one environment: a kind of machine with its runtimes, versions and settings.</summary>
/// <param name="Results">The results, joined where they were in several files.</param>
/// <param name="Files">The files that they came from.</param>
/// <param name="Difference">What sets it apart from the first environment, a few words; null for the first.</param>
public sealed record MergedEnvironment(ResultsFile Results, IReadOnlyList<NamedResults> Files, string? Difference);
