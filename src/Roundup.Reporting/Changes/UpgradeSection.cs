using Roundup.Analysis.Changes;
using Roundup.Analysis.Experiments.Checks;
using Roundup.Analysis.Experiments.Instructions;
using Roundup.Contracts;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Checks;
using Roundup.Reporting.InstructionCounts;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Text;
using Roundup.Results;

namespace Roundup.Reporting.Changes;

/// <summary>What another version of a library or runtime changes, in the few lines that a team reads before it upgrades.</summary>
public static class UpgradeSection
{
    private const int MostNew = 6;
    private const int MostOthers = 2;

    /// <summary>The answer of a run with <c>--against</c> that made several experiments: a section for each row.</summary>
    /// <param name="file">The results.</param>
    /// <param name="parts">What the experiments say of the rows before and after the change.</param>
    public static IReadOnlyList<Section> Of(ResultsFile file, IReadOnlyList<ComparedPart> parts)
    {
        ArgumentNullException.ThrowIfNull(file);
        ArgumentNullException.ThrowIfNull(parts);
        return
        [
            .. from pair in file.Run.Comparison?.Pairs ?? []
               let facts = parts.SelectMany(part => part.Facts(pair)).ToList()
               where facts.Count > 0
               select new Section(
                   new Heading(2, TitleOf(file, pair)),
                   new List(ListForm.Facts, facts) { Headings = ("What", "After the upgrade") }),
        ];
    }

    private static string TitleOf(ResultsFile file, ComparedPair pair)
    {
        string Version(string row) => file.Serializers.FirstOrDefault(info => info.Name == row)?.Version ?? row;
        var targets = file.Run.Comparison!.Targets;
        return $"{pair.Candidate}: from {targets?.Base ?? Version(pair.Base)} to {targets?.Candidate ?? Version(pair.Candidate)}";
    }

    /// <summary>What the times of a row say.</summary>
    internal static IEnumerable<ListItem> Measured(IReadOnlyList<CaseChange> cases)
    {
        foreach (var operation in Enum.GetValues<Operation>())
        {
            var of = cases.Where(change => change.Id.Table.Operation == operation).ToList();
            if (Spread(of.Select(change => change.Ratio)) is { } time)
            {
                yield return Fact($"time, {operation}", $"{time} of before");
            }

            if (Spread(of.Select(change => Quotient(change, one => one[SpeedQuantities.Allocated]))) is { } allocated)
            {
                yield return Fact($"allocated, {operation}", $"{allocated} of before");
            }
        }

        if (Spread(cases.Select(change => Quotient(change, one => one.Result.SizeBytes))) is { } size)
        {
            yield return Fact("size", $"{size} of before");
        }

        foreach (var fact in cases.SelectMany(change => change.Facts)
            .Where(fact => fact.Kind is ChangedFactKind.Losses or ChangedFactKind.Outcome).DistinctBy(fact => (fact.Before, fact.After)))
        {
            yield return fact.Kind == ChangedFactKind.Outcome ? Fact("outcome", $"{fact.Before} → {fact.After}", fact.IsWorse)
                : fact.IsWorse ? Fact("loses now", $"{fact.After}", isWorse: true)
                : Fact("no longer loses", $"{fact.Before}");
        }
    }

    /// <summary>What the instructions of a row say.</summary>
    internal static IEnumerable<ListItem> Counted(IReadOnlyList<InstructionsChange> cases) =>
        from change in cases
        group change by change.Id.Table.Operation into of
        select Fact(
            $"instructions, {of.Key}", $"{Spread(of.Select(change => (double?)change.Ratio))} of before", InstructionsReport.IsWorse([.. of]));

    /// <summary>What the checks of a row say.</summary>
    internal static IEnumerable<ListItem> Checked(CheckedUpgrade upgrade)
    {
        var (old, now) = (Name(upgrade, upgrade.Before), Name(upgrade, upgrade.After));
        if (upgrade.IsAskedAcross)
        {
            yield return Across($"reads {old}", upgrade.Backward);
            yield return Across($"read by {old}", upgrade.Forward);
        }

        foreach (var item in Told("new", upgrade.New, MostNew).Concat(Told("gone", upgrade.Gone, MostOthers)))
        {
            yield return item;
        }

        foreach (var (name, before) in upgrade.Before.Figures.OrderBy(figure => figure.Key, StringComparer.Ordinal))
        {
            // Times, which are measured once, differ from run to run.
            var (what, unit) = CheckText.Limit(name);
            if (upgrade.After.Figures.TryGetValue(name, out var after) && before != after && unit != " ms")
            {
                yield return Fact(what, $"{CheckText.Figure(before)} → {CheckText.Figure(after)}{unit}");
            }
        }

        yield return Fact(
            "sentences held", $"{Wording.Grouped(upgrade.Before.Held)} of {Wording.Grouped(upgrade.Before.Sentences)} with {old}, "
                + $"{Wording.Grouped(upgrade.After.Held)} of {Wording.Grouped(upgrade.After.Sentences)} with {now}");
    }

    private static string Name(CheckedUpgrade upgrade, CheckedRow row) =>
        upgrade.Before.Target != upgrade.After.Target ? row.Target : row.Version ?? row.Name;

    private static ListItem Across(string label, IReadOnlyList<CheckCause> causes) => causes.Count == 0
        ? Fact(label, "all that was asked")
        : Fact(label, $"not {Wording.Count(causes.Sum(cause => cause.Findings.Count), "payload")}: {causes[0].Outcome.Word()}, "
            + CheckText.What(causes[0]), isWorse: true);

    private static IEnumerable<ListItem> Told(string label, IReadOnlyList<CheckCause> causes, int most)
    {
        foreach (var cause in causes.Take(most))
        {
            yield return Fact(label, $"{cause.Outcome.Word()}, {CheckText.What(cause)}; {CheckText.Where(cause)}", label == "new");
        }

        if (causes.Count > most)
        {
            yield return Fact(label, $"and {Wording.Count(causes.Count - most, "more cause")}: the report has all");
        }
    }

    private static double? Quotient(CaseChange change, Func<Analysis.Tables.AnalysedCase, double?> of) =>
        change is { Before: { } before, After: { } after } && of(before) is > 0 and var old && of(after) is > 0 and var now
            ? now / old
            : null;

    /// <summary>The geometric mean, and the least and the most of several: <c>0.95 (0.80 to 1.10)</c>; null without any.</summary>
    private static string? Spread(IEnumerable<double?> ratios)
    {
        var known = ratios.OfType<double>().ToList();
        return known.Count == 0 ? null
            : known.Count == 1 ? Digits.Ratio(known[0])
            : $"{Digits.Ratio(Math.Exp(known.Average(Math.Log)))} ({Digits.Ratio(known.Min())} to {Digits.Ratio(known.Max())})";
    }

    private static ListItem Fact(string label, string text, bool isWorse = false) =>
        new(label, Inline.Of(text)) { LabelTone = isWorse ? Tone.Bad : Tone.Heading };
}
