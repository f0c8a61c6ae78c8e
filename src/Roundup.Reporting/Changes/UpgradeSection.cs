using Roundup.Analysis.Changes;
using Roundup.Analysis.Conditions;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Numbers;

namespace Roundup.Reporting.Changes;

/// <summary>What another version of a library or runtime changes, in the few lines that a team reads before it upgrades.</summary>
public static class UpgradeSection
{
    /// <summary>The answer of a run with <c>--against</c> that made several experiments: a section for each serializer.</summary>
    /// <param name="file">The results.</param>
    /// <param name="parts">What each experiment says of a serializer before and after the change.</param>
    public static IReadOnlyList<Section> Create(ResultsFile file, IReadOnlyList<Func<ComparedPair, IEnumerable<ListItem>>> parts)
    {
        ArgumentNullException.ThrowIfNull(file);
        ArgumentNullException.ThrowIfNull(parts);
        var judged = JudgedPairs.Of(file);
        return
        [
            .. judged.Omitted.Select(one => new Section(
                new Heading(2, $"{TitleOf(file, one.Pair)}: no verdict"), new Paragraph(Inline.Of(one.Reason)) { Tone = Tone.Warning })),
            .. from pair in judged.Pairs
               let facts = parts.SelectMany(part => part(pair)).ToList()
               where facts.Count > 0
               select new Section(
                   new Heading(2, TitleOf(file, pair)),
                   new List(ListForm.Facts, facts) { Headings = ("What", "After the upgrade") }),
        ];
    }

    private static string TitleOf(ResultsFile file, ComparedPair pair)
    {
        string Version(string serializer) => file.Serializers.FirstOrDefault(info => info.Name == serializer)?.Version ?? serializer;
        var targets = file.Run.Comparison!.Targets;
        return $"{pair.Candidate}: from {targets?.Base ?? Version(pair.Base)} to {targets?.Candidate ?? Version(pair.Candidate)}";
    }

    internal static IEnumerable<ListItem> Measured(IReadOnlyList<CaseChange> cases)
    {
        foreach (var operation in Enum.GetValues<Operation>())
        {
            var of = cases.Where(change => change.Id.Table.Operation == operation).ToList();
            if (Digits.Spread(of.Select(change => change.Ratio)) is { } time)
            {
                yield return Fact($"time, {operation}", $"{time} times that before");
            }

            if (Digits.Spread(of.Select(change => Quotient(change, one => one[SpeedQuantities.Allocated]))) is { } allocated)
            {
                yield return Fact($"allocated, {operation}", $"{allocated} times that before");
            }
        }

        if (Digits.Spread(cases.Select(change => Quotient(change, one => one.Result.SizeBytes))) is { } size)
        {
            yield return Fact("size", $"{size} times that before");
        }

        foreach (var item in Proven(cases))
        {
            yield return item;
        }
    }

    internal static IEnumerable<ListItem> Proven(IEnumerable<JudgedChange> cases) =>
        from fact in cases.SelectMany(change => change.Facts)
            .Where(fact => fact.Kind is ChangedFactKind.Losses or ChangedFactKind.Outcome).DistinctBy(fact => (fact.Before, fact.After))
        select fact.Kind == ChangedFactKind.Outcome ? Fact("outcome", $"{fact.Before} → {fact.After}", fact.IsWorse)
            : fact.IsWorse ? Fact("loses now", $"{fact.After}", isWorse: true)
            : Fact("no longer loses", $"{fact.Before}");

    private static double? Quotient(CaseChange change, Func<Analysis.Tables.AnalysedCase, double?> of) =>
        change is { Before: { } before, After: { } after } && of(before) is > 0 and var old && of(after) is > 0 and var now
            ? now / old
            : null;

    internal static ListItem Fact(string label, string text, bool isWorse = false) =>
        new(label, Inline.Of(text)) { LabelTone = isWorse ? Tone.Bad : Tone.Heading };
}
