using Roundup.Analysis.Findings;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;

namespace Roundup.Reporting.Speed;

/// <summary>What no row of a ranking says, in sentences: versions, targets, faster rows that lose data, ratios that change.</summary>
internal static class ConclusionSection
{
    private const string Rules = "Computed from the tables below. Brackets hold the 95 % interval over the launches.";

    private static readonly Dictionary<FindingCode, string> Headings = new()
    {
        [FindingCode.VersionOverFirst] = "Versions",
        [FindingCode.RowOverTargets] = "Targets",
    };

    /// <summary>The section; empty where there is nothing to say.</summary>
    public static Section Of(SpeedRun run)
    {
        // Beside an overview, only what is about its target.
        var target = RankingSection.IsFor(run) ? run.Rankings[0].Target : null;
        var findings = run.Analysis.Findings.Where(finding => finding.Scope is null || target is null || finding.Scope.Target == target).ToList();
        var targets = run.Analysis.Cells.Select(cell => cell.Id.Target).Distinct().Count();
        return findings.Count == 0 ? new() : new(
        [
            new Heading(2, "Conclusions") { Anchor = Anchors.Conclusions },
            new Paragraph(Inline.Of(Rules)) { Detail = Detail.Full },
            .. findings.GroupBy(finding => Headings.GetValueOrDefault(finding.Code) ?? HeadingOf(finding.Scope!, targets))
                .SelectMany(group => (Block[])[new Heading(3, group.Key), List.Of(group.Select(FindingText.Of))]),
        ])
        {
            BriefOrder = Order.Conclusions,
        };
    }

    private static string HeadingOf(FindingScope scope, int targets) =>
        scope.Operation + (targets > 1 ? $", {scope.Target}" : "") + (scope.Table is { } table ? $", {table}" : "");
}
