using Roundup.Results;

namespace Roundup.Analysis.Experiments.Instructions;

/// <summary>What a comparison says of the instructions of a case.</summary>
public enum InstructionsVerdict
{
    /// <summary>More than before, by more than the threshold.</summary>
    More,

    /// <summary>Fewer than before, by more than the threshold.</summary>
    Fewer,

    /// <summary>Neither.</summary>
    Equal,

    /// <summary>The counts of the processes of one side differ so much that nothing can be said.</summary>
    NotStable,

    /// <summary>One side has no count, and the other one has.</summary>
    NotCompared,

    /// <summary>The case was counted before, and failed after.</summary>
    Failed,
}

/// <summary>The instructions of one case before and after a change.</summary>
/// <param name="Id">The case after the change.</param>
/// <param name="Verdict">The verdict.</param>
/// <param name="Before">The counts before; null where there are none.</param>
/// <param name="After">The counts after; null where there are none.</param>
public sealed record InstructionsChange(CaseId Id, InstructionsVerdict Verdict, InstructionsData? Before, InstructionsData? After)
{
    /// <summary>Instructions after over instructions before; null where one side has none.</summary>
    public double? Ratio => After?.Mean / Before?.Mean;

    internal static InstructionsChange Of(CaseId id, CasePart? before, CasePart? after, double threshold)
    {
        var (old, now) = (before as InstructionsData, after as InstructionsData);
        var verdict = old is not null && now is not null ? Judge(old, now, threshold)
            : old is not null && after is { Outcome: not Outcome.Measured } && !after.Outcome.IsBenign() ? InstructionsVerdict.Failed
            : InstructionsVerdict.NotCompared;
        return new(id, verdict, old, now);
    }

    /// <summary>
    /// Two stable sides are judged by their means. Else every count of one side must be on one side of the threshold from every count of
    /// the other: what lies between them may be chance.
    /// </summary>
    private static InstructionsVerdict Judge(InstructionsData before, InstructionsData after, double threshold)
    {
        var mean = after.Mean / before.Mean;
        var (least, most) = before.IsStable && after.IsStable
            ? (mean, mean)
            : (after.PerCall.Min() / before.PerCall.Max(), after.PerCall.Max() / before.PerCall.Min());
        return least > 1 + threshold ? InstructionsVerdict.More
            : most < 1 - threshold ? InstructionsVerdict.Fewer
            : least >= 1 - threshold && most <= 1 + threshold ? InstructionsVerdict.Equal
            : InstructionsVerdict.NotStable;
    }
}

/// <summary>What changed in instructions between two runs, or between the two sides of a run with <c>--against</c>.</summary>
/// <param name="File">The run after the change.</param>
/// <param name="Threshold">The smallest change, as a share, that counts as one.</param>
/// <param name="Cases">The cases.</param>
public sealed record InstructionsChanges(ResultsFile File, double Threshold, IReadOnlyList<InstructionsChange> Cases)
{
    /// <summary>The threshold, as a share, unless another one is given.</summary>
    public const double DefaultThreshold = 0.005;

    /// <summary>Whether any case executes more instructions, or fails now.</summary>
    public bool IsWorse => Cases.Any(change => change.Verdict is InstructionsVerdict.More or InstructionsVerdict.Failed);

    /// <summary>Why nothing is compared; null where something is.</summary>
    public string? Nothing => Cases.Any(change => change.Ratio is not null) ? null
        : "No case has instructions of both sides, so nothing is compared: the outcomes of the rows say why.";

    /// <summary>The changes of a run with <c>--against</c>; null where it compares nothing.</summary>
    /// <param name="file">The results of the experiment instructions (<see cref="ResultsFile.Of"/>).</param>
    /// <param name="threshold">Another threshold than that of the run.</param>
    public static InstructionsChanges? Of(ResultsFile file, double? threshold = null)
    {
        ArgumentNullException.ThrowIfNull(file);
        return file.Run.Comparison is { } comparison
            ? Of(file, threshold ?? comparison.Threshold, comparison.Pairs.Select(pair => (pair.Candidate, pair.Base)), Parts(file))
            : null;
    }

    /// <summary>The changes between two runs: of rows of the same name, whatever the version of their library.</summary>
    /// <param name="before">The results before, of the experiment instructions.</param>
    /// <param name="after">The results after, of the experiment instructions.</param>
    /// <param name="threshold">The threshold; null: the default.</param>
    public static InstructionsChanges Of(ResultsFile before, ResultsFile after, double? threshold = null)
    {
        ArgumentNullException.ThrowIfNull(before);
        ArgumentNullException.ThrowIfNull(after);
        var pairs = after.Serializers.Join(
            before.Serializers,
            row => RowReference.WithoutVersion(row.Name),
            row => RowReference.WithoutVersion(row.Name),
            (now, old) => (now.Name, old.Name));
        return Of(after, threshold ?? DefaultThreshold, pairs, Parts(before));
    }

    private static InstructionsChanges Of(
        ResultsFile file, double threshold, IEnumerable<(string After, string Before)> pairs, Dictionary<CaseId, CasePart> before)
    {
        var after = Parts(file);
        return new(
            file,
            threshold,
            [
                .. from pair in pairs
                   from id in after.Keys
                   where id.Serializer == pair.After
                   let change = InstructionsChange.Of(
                       id, before.GetValueOrDefault(id with { Serializer = pair.Before }), after[id], threshold)
                   where change.Before is not null || change.After is not null
                   select change,
            ]);
    }

    private static Dictionary<CaseId, CasePart> Parts(ResultsFile file) =>
        file.Cases.ToDictionary(result => result.Id, result => result.Part);
}
