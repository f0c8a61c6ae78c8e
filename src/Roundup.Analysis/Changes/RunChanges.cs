using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.Changes;

/// <summary>What changed between two runs, or between the two sides of a run with <c>--against</c>.</summary>
/// <param name="Before">The run before; of a run with <c>--against</c> the run itself.</param>
/// <param name="After">The run after; of a run with <c>--against</c> the run itself.</param>
/// <param name="Threshold">The smallest change of a time, as a share, that counts as one.</param>
/// <param name="Margin">The largest change of a time, as a share, that counts as none.</param>
/// <param name="Cases">The cases that are judged, in the order of the run after, then those that are gone.</param>
public sealed record RunChanges(ResultsFile Before, ResultsFile After, double Threshold, double Margin, IReadOnlyList<CaseChange> Cases)
{
    /// <summary>Whether both sides are of one run, measured side by side.</summary>
    public bool IsPaired => ReferenceEquals(Before, After);

    /// <summary>The control: what did not change, or should not have.</summary>
    public required ControlCheck Control { get; init; }

    /// <summary>
    /// The change, as a share, that is found in a typical case with a probability of 90 %; null where no times are compared.
    /// </summary>
    public double? Detectable { get; init; }

    /// <summary>What differs between two runs besides what is compared, each a sentence.</summary>
    public IReadOnlyList<string> Differences { get; init; } = [];

    /// <summary>Why no times are compared at all; null where they are.</summary>
    public string? NoTimes { get; init; }

    /// <summary>Whether anything became worse.</summary>
    public bool IsWorse => Cases.Any(change => change.IsWorse);
}

/// <summary>What serializers show that did not change.</summary>
/// <param name="Serializers">The names of the serializers.</param>
/// <param name="Cases">The number of their cases that could be compared.</param>
/// <param name="Scatter">
/// The median absolute change of these cases, as a share: between two runs after what they have in common was taken off. Null without any.
/// </param>
/// <param name="Wrong">The number of cases in which the rule finds a change, although there is none.</param>
public sealed record ControlCheck(IReadOnlyList<string> Serializers, int Cases, double? Scatter, int Wrong)
{
    internal static ControlCheck Of(IReadOnlyList<string> serializers, IReadOnlyList<LogSample?> changes, ChangeRule rule) => new(
        serializers,
        changes.Count,
        changes.OfType<LogSample>().Select(change => Math.Exp(Math.Abs(change.Centre)) - 1).ToArray() is { Length: > 0 } sizes
            ? Quantiles.Median(sizes)
            : null,
        rule.Judge(changes).Count(verdict => verdict is TimeVerdict.Regressed or TimeVerdict.Improved));
}
