using Roundup.Analysis.Changes;
using Roundup.Analysis.Tables;
using Roundup.Contracts;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;
using Roundup.Results.Messages;

namespace Roundup.Reporting.Changes;

/// <summary>What a comparison says, for a console, a comment on a pull request, a page or a program.</summary>
public static class ChangeSections
{
    private const int MostNamed = 5;

    // Those of the effort rigorous.
    private const int MostSensible = 160;

    /// <summary>What a run with <c>--against</c> compares.</summary>
    public static string Title(ComparisonInfo comparison)
    {
        ArgumentNullException.ThrowIfNull(comparison);
        return comparison.Targets is { } targets
            ? $"{NameList([.. comparison.Pairs.Select(pair => pair.Candidate)])}: {targets.Candidate} against {targets.Base}"
            : comparison.Pairs is [var only]
            ? $"{only.Candidate} against {only.Base}"
            : $"{NameList([.. comparison.Pairs.Select(pair => pair.Candidate)])} against "
                + NameList([.. comparison.Pairs.Select(pair => pair.Base)]);
    }

    /// <summary>All sections: the heading, the answer, what changed, every case, and how far the answer can be trusted.</summary>
    /// <param name="changes">The changes.</param>
    /// <param name="title">What is compared.</param>
    public static IReadOnlyList<Section> Create(RunChanges changes, string title)
    {
        ArgumentNullException.ThrowIfNull(changes);
        var answer = Answer(changes);
        return [new([new Heading(2, title), .. answer.Blocks, .. Trust(changes).Blocks]), Changed(changes), Cases(changes)];
    }

    /// <summary>The answer in one sentence, and what forbids a better one.</summary>
    public static Section Answer(RunChanges changes)
    {
        ArgumentNullException.ThrowIfNull(changes);
        return new(
        [
            new Paragraph(Inline.Strong(Sentence(changes))) { Tone = changes.IsWorse ? Tone.Bad : Tone.Plain },
            .. changes.NoTimes is { } reason ? [new Paragraph(Inline.Of(reason)) { Tone = Tone.Warning }] : (Paragraph[])[],
            .. changes.After.Notices.Where(notice => notice.Code == NoticeCode.NotFromPackageSource)
                .Select(notice => new Paragraph(Inline.Of(NoticeCatalogue.Text(notice))) { Tone = Tone.Warning }),
            .. changes.Control.Wrong == 0 || changes.Cases.Count == 0 ? [] : (Paragraph[])
            [
                new(Inline.Of(
                    $"Do not trust this comparison: the same rule finds a change in {changes.Control.Wrong} of "
                    + $"{Wording.Count(changes.Control.Cases, "case")} of serializers that did not change. Repeat it on a quieter "
                    + "machine."))
                {
                    Tone = Tone.Warning,
                },
            ],
        ]);
    }

    /// <summary>The cases in which something changed, or nothing can be said.</summary>
    public static Section Changed(RunChanges changes)
    {
        ArgumentNullException.ThrowIfNull(changes);
        var told = changes.Cases.Where(IsShown)
            .OrderByDescending(change => change.LosesMore)
            .ThenByDescending(change => change.IsWorse)
            .ThenByDescending(change => change.Ratio ?? 1)
            .ToList();
        return told.Count == 0 ? new() : new(Table(changes, told, "changed") with { Detail = Detail.Always });
    }

    /// <summary>Every case, for documents and programs.</summary>
    public static Section Cases(RunChanges changes)
    {
        ArgumentNullException.ThrowIfNull(changes);
        var others = changes.Cases.Where(change => !IsShown(change)).ToLookup(change => change.Verdict == ChangeVerdict.NoChange);
        return new Section(
        [
            .. Listed(changes, "Without a change", "unchanged", [.. others[true]]),
            .. Listed(changes, "Not compared", "uncompared", [.. others[false]]),
            Table(changes, changes.Cases, "cases") with { Detail = Detail.Data },
        ]);
    }

    private static Block[] Listed(RunChanges changes, string title, string name, IReadOnlyList<CaseChange> cases) => cases.Count == 0 ? [] :
    [
        new Heading(3, title) { Detail = Detail.Full },
        Table(changes, cases, name) with { Detail = Detail.Full },
    ];

    /// <summary>What the comparison could see, what differs besides, and what the unchanged serializers say.</summary>
    public static Section Trust(RunChanges changes)
    {
        ArgumentNullException.ThrowIfNull(changes);
        string?[] points =
        [
            string.Join(
                "; ",
                changes.After.Targets.Select(target => $"{target.Name} is {target.Runtime}")
                    .Prepend($"Measured on {Headline.Machine(changes.After)}")) + ".",
            changes.Detectable is { } least
                ? $"Smallest change detected in a typical case: {Digits.Percent(least)} (90 % power); the probability of a false "
                    + $"positive in {(changes.Cases is [_] ? "this case" : $"any of {Wording.Grouped(changes.Cases.Count)} cases")} is at "
                    + $"most 5 %. Changes below {Digits.Percent(changes.Threshold)} do not count; \"no change\" means shown to be "
                    + $"within {Digits.Percent(changes.Margin)}."
                : null,
            Control(changes),
            Needed(changes),
            .. changes.Differences,
        ];
        List<string> known = [.. points.OfType<string>()];
        return known.Count == 0 ? new() : new(List.Of(known));
    }

    private static bool IsShown(CaseChange change) =>
        change.IsWorse || change.IsBetter || change.Facts.Count > 0
        || change.Verdict is not (ChangeVerdict.NoChange or ChangeVerdict.NotMeasured or ChangeVerdict.NotCompared);

    private static string Sentence(RunChanges changes)
    {
        if (changes.Cases.Count == 0)
        {
            return changes.IsPaired ? "Nothing was compared." : "No serializer differs between the two runs, so nothing was compared.";
        }

        return NotMeasured(changes) ?? Counted(changes.Cases, change => change.Verdict, ChangeColumns.CountedWord) + ".";
    }

    // Where no side of a pair could be had, its outcome is no change of a version.
    private static string? NotMeasured(RunChanges changes)
    {
        var sides = changes.Cases.SelectMany(change => new[] { change.Before, change.After }).OfType<AnalysedCase>().ToList();
        var missing = sides.Where(side => side.Result.Outcome == Outcome.Unavailable)
            .DistinctBy(side => side.Result.Id.SerializerName).ToList();
        return missing.Count == 0 || sides.Exists(side => side.Time is not null) ? null
            : $"Nothing was compared: {NameList([.. missing.Select(side => side.Result.Id.SerializerName)])} "
                + $"{(missing.Count == 1 ? "is" : "are")} unavailable ({missing[0].Result.Reason}).";
    }

    internal static string Counted<T, TVerdict>(IReadOnlyList<T> changes, Func<T, TVerdict> verdictOf, Func<TVerdict, string> word)
        where T : JudgedChange
    {
        var parts = changes.GroupBy(verdictOf).OrderBy(verdict => verdict.Key)
            .Select(verdict => $"{Wording.Grouped(verdict.Count())} {word(verdict.Key)}").ToList();
        var losing = changes.Count(change => change.LosesMore);
        var head = Wording.Count(changes.Count, "case") + (losing == 0 ? "" : $", {Wording.Grouped(losing)} with new losses");
        var facts = Enum.GetValues<ChangedFactKind>().Where(kind => kind != ChangedFactKind.Losses)
            .Select(kind => (Kind: kind, Worse: changes.Count(change => change.Facts.Any(fact => fact.Kind == kind && fact.IsWorse))))
            .Where(fact => fact.Worse > 0)
            .Select(fact => $"{Wording.Grouped(fact.Worse)} with {Worse(fact.Kind)}");
        return $"{head}: {string.Join(", ", parts.Concat(facts))}";
    }

    private static string Worse(ChangedFactKind kind) => kind switch
    {
        ChangedFactKind.Outcome => "a worse outcome",
        ChangedFactKind.Size => "a larger size",
        _ => "more allocation",
    };

    private static string? Control(RunChanges changes)
    {
        var control = changes.Control;
        var serializers = NameList(control.Serializers);
        return control.Scatter is not { } scatter
            ? changes.IsPaired || changes.NoTimes is not null ? null
                : $"Times are not compared: that takes {TwoRuns.FewestControls} other serializers that are the same in both runs, "
                    + $"to show how the machine differed; there are {Wording.Grouped(control.Serializers.Count)}. "
                    + "Measure both sides in one run, with --against."
            : changes.IsPaired
                ? $"Control: the two processes of {serializers} differ by {Digits.Percent(scatter)} in the median of "
                    + $"{Wording.Count(control.Cases, "case")}."
                : $"Control: {Wording.Count(control.Serializers.Count, "serializer")} are the same in both runs ({serializers}); apart "
                    + $"from a change that all have in common, their times differ by {Digits.Percent(scatter)} (median of "
                    + $"{Wording.Count(control.Cases, "case")}).";
    }

    private static string? Needed(RunChanges changes) =>
        changes.Cases.Select(change => change.LaunchesNeeded).Max() is { } most
            ? most > MostSensible
                ? $"More than {MostSensible} launches would be needed to decide every case: close other programs, or use a quieter "
                    + "machine."
                : $"About {Wording.Grouped(most)} launches would decide every case: raise --effort, or --launches."
            : !changes.IsPaired && changes.Cases.Any(change => change.Verdict
                is ChangeVerdict.TooNoisy or ChangeVerdict.ProbablyRegressed or ChangeVerdict.ProbablyImproved)
                ? "Probable and too noisy changes can be decided with --against, which measures both sides in one run."
                : null;

    private static string NameList(IReadOnlyList<string> names) => Results.Texts.NameList.Format(names, MostNamed);

    private static Table<CaseChange> Table(RunChanges changes, IReadOnlyList<CaseChange> shown, string name) =>
        new(ChangeColumns.For(changes.Cases), shown) { Name = name, LeavesOutEmpty = true };
}
