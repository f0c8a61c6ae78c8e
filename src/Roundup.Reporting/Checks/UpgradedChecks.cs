using Roundup.Analysis.Experiments.Checks;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Changes;
using Roundup.Reporting.Text;

namespace Roundup.Reporting.Checks;

internal static class UpgradedChecks
{
    private const int MostNew = 6;
    private const int MostOthers = 2;

    public static IEnumerable<ListItem> Of(CheckedUpgrade upgrade)
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
                yield return UpgradeSection.Fact(what, $"{CheckText.Figure(before)} → {CheckText.Figure(after)}{unit}");
            }
        }

        // The same questions: what only one side was asked reads as a fault of it, or of the other one.
        yield return UpgradeSection.Fact(
            "checks passed",
            $"{Passed(upgrade, upgrade.Before)} with {old}, {Passed(upgrade, upgrade.After)} with {now}"
                + (upgrade.Before.Asked.SetEquals(upgrade.After.Asked) ? "" : ", of what both were asked"));
    }

    private static string Passed(CheckedUpgrade upgrade, CheckedRow side) =>
        upgrade.CountOf(side) is var (held, sentences) ? $"{Wording.Grouped(held)} of {Wording.Grouped(sentences)}" : "";

    private static string Name(CheckedUpgrade upgrade, CheckedRow row) =>
        upgrade.Before.Target != upgrade.After.Target ? row.Target : row.Version ?? row.Name;

    private static ListItem Across(string label, IReadOnlyList<CheckCause> causes) => causes.Count == 0
        ? UpgradeSection.Fact(label, "all that was asked")
        : UpgradeSection.Fact(
            label,
            $"not {Wording.Count(causes.Sum(cause => cause.Findings.Count), "payload")}: {causes[0].Outcome.Word()}, "
                + CheckText.What(causes[0]),
            isWorse: true);

    private static IEnumerable<ListItem> Told(string label, IReadOnlyList<CheckCause> causes, int most)
    {
        foreach (var cause in causes.Take(most))
        {
            yield return UpgradeSection.Fact(
                label, $"{cause.Outcome.Word()}, {CheckText.What(cause)}; {CheckText.Where(cause)}", isWorse: label == "new");
        }

        if (causes.Count > most)
        {
            yield return UpgradeSection.Fact(label, $"and {Wording.Count(causes.Count - most, "more cause")}: the report has all");
        }
    }
}
