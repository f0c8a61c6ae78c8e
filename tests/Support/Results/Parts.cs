using Roundup.Results;

namespace Roundup.Tests.Support;

/// <summary>Results of single experiments, as most tests need them.</summary>
internal static class Parts
{
    /// <summary>Reads and writes the results of the experiments that come with Roundup.</summary>
    public static ResultsStore Store => ExperimentParts.Store;

    /// <summary>The parts of a case in a run with one experiment.</summary>
    public static IReadOnlyDictionary<string, CasePart> Of(string experiment, CasePart part) =>
        new Dictionary<string, CasePart> { [experiment] = part };

    /// <summary>The part of a case that ended without a result.</summary>
    public static IReadOnlyDictionary<string, CasePart> Ended(string experiment, Outcome outcome, string? reason = null) =>
        Of(experiment, new() { Outcome = outcome, Reason = reason });

    /// <summary>The same case with another part.</summary>
    public static CaseResult With(this CaseResult result, CasePart part) =>
        result with { Experiments = Of(result.Experiments.Keys.Single(), part) };

    /// <summary>The same case, ended without a result.</summary>
    public static CaseResult Ended(this CaseResult result, Outcome outcome, string? reason = null, bool refused = false) =>
        result.With(new() { Outcome = outcome, Reason = reason, Refused = refused ? true : null });
}
