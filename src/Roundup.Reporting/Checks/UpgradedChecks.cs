using Roundup.Analysis.Experiments.Checks;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Changes;
using Roundup.Reporting.Text;

namespace Roundup.Reporting.Checks;

internal static class UpgradedChecks
{
    private const string New = "new failure";
    private const int MostNew = 6;
    private const int MostOthers = 2;

    public static IEnumerable<ListItem> List(CheckedUpgrade upgrade)
    {
        var (old, now) = (Name(upgrade, upgrade.Before), Name(upgrade, upgrade.After));
        if (upgrade.WasRunAcross)
        {
            yield return Across($"reads {old}", upgrade.Backward);
            yield return Across($"read by {old}", upgrade.Forward);
        }

        foreach (var item in Items(New, upgrade.New, MostNew).Concat(Items("fixed", upgrade.Gone, MostOthers)))
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

        // Of the checks of both sides: those of one side alone would read as a fault of it, or of the other one.
        yield return UpgradeSection.Fact(
            "checks passed",
            $"{Passed(upgrade, upgrade.Before)} with {old}, {Passed(upgrade, upgrade.After)} with {now}"
                + (upgrade.Before.WasRun.SetEquals(upgrade.After.WasRun) ? "" : ", of the checks of both"));
    }

    private static string Passed(CheckedUpgrade upgrade, CheckedSerializer side) =>
        upgrade.CountOf(side) is var (passed, all) ? CheckText.Share(passed, all) : "";

    private static string Name(CheckedUpgrade upgrade, CheckedSerializer serializer) =>
        upgrade.Before.Target != upgrade.After.Target ? serializer.Target : serializer.Version ?? serializer.Name;

    private static ListItem Across(string label, IReadOnlyList<CheckCause> causes) => causes.Count == 0
        ? UpgradeSection.Fact(label, "all payloads")
        : UpgradeSection.Fact(
            label,
            $"{Wording.Count(causes.Sum(cause => cause.Findings.Count), "check")} failed: {causes[0].Outcome.Word()}, "
                + CheckText.What(causes[0]),
            isWorse: true);

    private static IEnumerable<ListItem> Items(string label, IReadOnlyList<CheckCause> causes, int most)
    {
        foreach (var cause in causes.Take(most))
        {
            yield return UpgradeSection.Fact(
                label, $"{cause.Outcome.Word()}: {CheckText.What(cause)}; {CheckText.Where(cause)}", isWorse: label == New);
        }

        if (causes.Count > most)
        {
            yield return UpgradeSection.Fact(label, $"{Wording.Count(causes.Count - most, "more cause")} in report.md");
        }
    }
}
