using Roundup.Analysis.Experiments.Speed;
using Roundup.Analysis.Findings;

namespace Roundup.Reporting.Speed;

/// <summary>The findings of one operation and target, as sentences.</summary>
/// <param name="Heading">The operation, with its target where the run has several; null for findings about the whole run.</param>
/// <param name="Sentences">The sentences.</param>
internal sealed record Conclusions(string? Heading, IReadOnlyList<string> Sentences)
{
    private static readonly FindingCode[] ForConsole =
        [
            FindingCode.Fastest,
            FindingCode.FastestIsBaseline,
            FindingCode.FastestProbably,
            FindingCode.FastestProbablyIsBaseline,
            FindingCode.FastestTied,
            FindingCode.FastestTiedWithBaseline,
            FindingCode.OnlyRow,
            FindingCode.OnlyRowIsBaseline,
            FindingCode.NoneExact,
            FindingCode.ProbablySlower,
            FindingCode.NotMeasured,
            FindingCode.ReadingNotTimed,
            FindingCode.NothingCertain,
        ];

    /// <summary>What neither an overview nor the tables show at once.</summary>
    private static readonly FindingCode[] BesideAnOverview =
        [
            FindingCode.FasterWhereTried,
            FindingCode.NotMeasured,
            FindingCode.LossyIsFaster,
            FindingCode.ReadingNotTimed,
            FindingCode.GrowsWithCount,
            FindingCode.FallsWithCount,
            FindingCode.SteadyOverCounts,
        ];

    private static readonly Dictionary<FindingCode, string> Headings = new()
    {
        [FindingCode.VersionOverFirst] = "Versions",
        [FindingCode.RowOverTargets] = "Targets",
    };

    /// <summary>All conclusions; beside an overview those of its target that it does not show.</summary>
    /// <param name="run">The run.</param>
    /// <param name="overview">The target of the overview; null where there is none.</param>
    public static IReadOnlyList<Conclusions> Of(AnalysedRun run, string? overview) => Group(run, overview is null
        ? run.Findings
        : run.Findings.Where(finding => Headings.ContainsKey(finding.Code)
            || (BesideAnOverview.Contains(finding.Code) && (finding.Scope is null || finding.Scope.Target == overview))));

    /// <summary>The few that the console has room for: the fastest rows by shape.</summary>
    public static IReadOnlyList<Conclusions> Short(AnalysedRun run)
    {
        var shapes = run.Cells.Select(c => c.Id.Shape.ToString()).ToHashSet();
        return Group(run, run.Findings.Where(f =>
            Headings.ContainsKey(f.Code) || (ForConsole.Contains(f.Code) && f.Arguments[0] is string group && shapes.Contains(group))));
    }

    private static List<Conclusions> Group(AnalysedRun run, IEnumerable<Finding> findings)
    {
        var targets = run.Cells.Select(c => c.Id.Target).Distinct().Count();
        return
        [
            .. findings.GroupBy(f => (f.Scope, Heading: Headings.GetValueOrDefault(f.Code)))
                .Select(g => new Conclusions(g.Key.Heading ?? HeadingOf(g.Key.Scope, targets), [.. g.Select(FindingCatalogue.Text)])),
        ];
    }

    private static string? HeadingOf(FindingScope? scope, int targets) => scope is null ? null
        : scope.Operation + (targets > 1 ? $", {scope.Target}" : "") + (scope.Table is { } table ? $", {table}" : "");
}
