using Roundup.Analysis.Changes;

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

    /// <summary>It ended otherwise than before, so that one side has no count.</summary>
    ChangedOutcome,

    /// <summary>A side was not counted.</summary>
    NotCounted,
}

/// <summary>The instructions of one case before and after a change.</summary>
public sealed record InstructionsChange : JudgedChange
{
    /// <summary>The counts before; null where there are none.</summary>
    public InstructionsData? Before { get; init; }

    /// <summary>The counts after; null where there are none.</summary>
    public InstructionsData? After { get; init; }

    /// <summary>The smallest change, as a share, that counts as one.</summary>
    public required double Threshold { get; init; }

    /// <summary>Instructions after over instructions before; null without counts of both sides.</summary>
    public double? Ratio => After?.Mean / Before?.Mean;

    /// <summary>The verdict: of stable sides by their means, else by those counts of both sides that are closest and farthest.</summary>
    public InstructionsVerdict Verdict
    {
        get
        {
            if (Before is null || After is null)
            {
                return Facts.Any(fact => fact.Kind == ChangedFactKind.Outcome) ? InstructionsVerdict.ChangedOutcome
                    : InstructionsVerdict.NotCounted;
            }

            var (least, most) = Before.IsStable && After.IsStable
                ? (Ratio, Ratio)
                : (After.PerCall.Min() / Before.PerCall.Max(), After.PerCall.Max() / Before.PerCall.Min());
            return least > 1 + Threshold ? InstructionsVerdict.More
                : most < 1 - Threshold ? InstructionsVerdict.Fewer
                : least >= 1 - Threshold && most <= 1 + Threshold ? InstructionsVerdict.Equal
                : InstructionsVerdict.NotStable;
        }
    }

    private protected override int Direction => Verdict switch
    {
        InstructionsVerdict.More => 1,
        InstructionsVerdict.Fewer => -1,
        _ => 0,
    };

    /// <summary>The cases of a run with <c>--against</c>.</summary>
    /// <param name="file">The results of the experiment instructions (<see cref="ResultsFile.Of"/>).</param>
    /// <param name="threshold">Another threshold than that of the run.</param>
    public static IReadOnlyList<InstructionsChange> Of(ResultsFile file, double? threshold = null)
    {
        ArgumentNullException.ThrowIfNull(file);
        var comparison = file.Run.Comparison!;
        return Of(file, file, (old, now) => old == comparison.BaseOf(now), threshold ?? comparison.Threshold, _ => true);
    }

    /// <summary>The cases that two runs have in common: of serializers of the same name, whatever the version of their library.</summary>
    /// <param name="before">The results before, of the experiment instructions.</param>
    /// <param name="after">The results after, of the experiment instructions.</param>
    /// <param name="threshold">The threshold; null: 0.5 %.</param>
    public static IReadOnlyList<InstructionsChange> Of(ResultsFile before, ResultsFile after, double? threshold)
    {
        ArgumentNullException.ThrowIfNull(before);
        ArgumentNullException.ThrowIfNull(after);
        static CaseId Unversioned(CaseId id) => id with { Serializer = SerializerReference.WithoutVersion(id.Serializer) };
        return Of(
            before,
            after,
            (old, now) => Unversioned(old) == Unversioned(now),
            threshold ?? InstructionsData.Threshold,
            new RunPair(before, after).HaveSameValues);
    }

    private static IReadOnlyList<InstructionsChange> Of(
        ResultsFile before,
        ResultsFile after,
        Func<CaseId, CaseId, bool> arePair,
        double threshold,
        Func<CaseId, bool> haveSameValues)
    {
        var all = from now in after.Cases
                  from old in before.Cases
                  where arePair(old.Id, now.Id)
                  select new InstructionsChange
                  {
                      Id = now.Id,
                      Before = old.Part as InstructionsData,
                      After = now.Part as InstructionsData,
                      Threshold = threshold,
                      Facts = ChangedFacts.Compare(old, now, threshold, haveSameValues(now.Id)),
                  };

        // What cannot be counted as NativeAOT on both sides is counted with a JIT: one of the targets says what changed.
        return
        [
            .. all.GroupBy(change => change.Id with { Table = change.Id.Table with { Target = change.Id.Table.Target.Split('-')[0] } })
                .SelectMany(place => place.Any(change => change.Ratio is not null)
                    ? place.Where(change => change.Ratio is not null)
                    : place),
        ];
    }
}
