namespace Roundup.Analysis.Experiments.Instructions;

/// <summary>What a comparison says of the instructions of a case, the worst first.</summary>
public enum InstructionsVerdict
{
    /// <summary>More than before, by more than the threshold.</summary>
    More,

    /// <summary>Fewer than before, by more than the threshold.</summary>
    Fewer,

    /// <summary>The processes of a side differ too much to say anything.</summary>
    NotStable,

    /// <summary>Within the threshold.</summary>
    Equal,
}

/// <summary>The instructions of one case before and after a change.</summary>
/// <param name="Id">The case after the change.</param>
/// <param name="Before">The counts before.</param>
/// <param name="After">The counts after.</param>
/// <param name="Threshold">The smallest change, as a share, that counts as one.</param>
public sealed record InstructionsChange(CaseId Id, InstructionsData Before, InstructionsData After, double Threshold)
{
    /// <summary>Instructions after over instructions before.</summary>
    public double Ratio => After.Mean / Before.Mean;

    /// <summary>The verdict: of stable sides by their means, else by those counts of both sides that are closest and farthest.</summary>
    public InstructionsVerdict Verdict
    {
        get
        {
            var (least, most) = Before.IsStable && After.IsStable
                ? (Ratio, Ratio)
                : (After.PerCall.Min() / Before.PerCall.Max(), After.PerCall.Max() / Before.PerCall.Min());
            return least > 1 + Threshold ? InstructionsVerdict.More
                : most < 1 - Threshold ? InstructionsVerdict.Fewer
                : least >= 1 - Threshold && most <= 1 + Threshold ? InstructionsVerdict.Equal
                : InstructionsVerdict.NotStable;
        }
    }

    /// <summary>The cases of a run with <c>--against</c> that have counts of both sides.</summary>
    /// <param name="file">The results of the experiment instructions (<see cref="ResultsFile.Of"/>).</param>
    /// <param name="threshold">Another threshold than that of the run.</param>
    public static IReadOnlyList<InstructionsChange> Of(ResultsFile file, double? threshold = null)
    {
        ArgumentNullException.ThrowIfNull(file);
        var comparison = file.Run.Comparison!;
        return Of(file, file, (old, now) => old == comparison.BaseOf(now), threshold ?? comparison.Threshold);
    }

    /// <summary>The cases of two runs that have counts in both: of rows of the same name, whatever the version of their library.</summary>
    /// <param name="before">The results before, of the experiment instructions.</param>
    /// <param name="after">The results after, of the experiment instructions.</param>
    /// <param name="threshold">The threshold; null: 0.5 %.</param>
    public static IReadOnlyList<InstructionsChange> Of(ResultsFile before, ResultsFile after, double? threshold)
    {
        ArgumentNullException.ThrowIfNull(before);
        ArgumentNullException.ThrowIfNull(after);
        static CaseId Unversioned(CaseId id) => id with { Serializer = RowReference.WithoutVersion(id.Serializer) };
        return Of(before, after, (old, now) => Unversioned(old) == Unversioned(now), threshold ?? InstructionsData.Threshold);
    }

    private static IReadOnlyList<InstructionsChange> Of(
        ResultsFile before, ResultsFile after, Func<CaseId, CaseId, bool> arePair, double threshold) =>
    [
        .. from now in after.Cases
           where now.Part is InstructionsData
           from old in before.Cases
           where old.Part is InstructionsData && arePair(old.Id, now.Id)
           select new InstructionsChange(now.Id, (InstructionsData)old.Part, (InstructionsData)now.Part, threshold),
    ];
}
