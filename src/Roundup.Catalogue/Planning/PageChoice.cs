using Roundup.Catalogue.Definitions;
using Roundup.Contracts;
using Roundup.Results;

namespace Roundup.Catalogue.Planning;

/// <summary>
/// What the published page of a suite has: the rows, cases and targets of a run with <see cref="RunOptions.Page"/>. Filters of the user
/// come before it.
/// </summary>
internal sealed class PageChoice
{
    /// <summary>What a target before .NET 8 refers to.</summary>
    private const string Oldest = "netstandard2.0";

    private readonly List<PublishedEntry> _entries;
    private readonly bool _isAtVersions;

    private PageChoice(PublishedPage page, bool isAtVersions)
    {
        _entries = [.. page.Entries.Where(entry => entry is { Row: not null, LeftOut: null })];
        _isAtVersions = isAtVersions;
    }

    /// <summary>The choice; null if the run is not to be of the page alone.</summary>
    /// <exception cref="RoundupException">The suite has no page.</exception>
    public static PageChoice? Of(string root, SuiteDefinition suite, RunOptions options) =>
        !options.Page && !options.PageVersions ? null
        : PublishedChoice.PageOf(root, suite) is { } page ? new(page, options.PageVersions)
        : throw new RoundupException(
            ExitCode.Usage,
            $"The suite {suite.Name} has no published page: leave out --page, or name a suite that has one (published/README.md).");

    /// <summary>The unique names of the page's rows, and of these rows at the page's versions where those are asked for.</summary>
    public IReadOnlyList<string> Rows(RoundupCatalogue catalogue)
    {
        var rows = catalogue.Rows
            .Join(_entries, row => row.Row.FullName, entry => entry.Row, (row, entry) => (Row: row, entry.Version)).ToList();
        return
        [
            .. rows.Select(one => one.Row.UniqueName)
                .Concat(rows.Where(one => _isAtVersions && one.Row.Library.Package is not null && one.Version is not null
                        && one.Version != one.Row.Library.PackageVersion)
                    .Select(one => RowReference.WithVersion(one.Row.UniqueName, one.Version!)))
                .Distinct(),
        ];
    }

    /// <summary>The suite with the counts and shapes of the page, which the suite itself need not have.</summary>
    public SuiteDefinition Widened(SuiteDefinition suite)
    {
        List<Shape> shapes = [.. _entries.Select(entry => entry.Shape).OfType<Shape>().Distinct()];
        return suite with
        {
            Shapes = shapes.Count > 0 ? shapes : suite.Shapes,
            Datasets = [.. suite.Datasets.Select(Widened)],
        };
    }

    /// <summary>
    /// For each target of the page the nearest one of its family: of the suite's, or of all plain ones where the page's versions are asked
    /// for, so that old libraries have a runtime of their time. Runtimes before .NET 8 have to be named, since few package
    /// sources serve them.
    /// </summary>
    public List<string> Targets(IReadOnlyList<string> ofSuite)
    {
        static bool IsUsual(Target target) =>
            target.Settings.Count == 0 && (target.Deployment == Deployment.Framework || target.Contracts != Oldest);
        var possible = Target.Known.Where(target => _isAtVersions ? IsUsual(target) : ofSuite.Contains(target.Name))
            .Select(target => target.Name).ToList();
        var chosen = _entries.Select(entry => Nearest(entry.Target, possible)).OfType<string>().ToHashSet();
        return chosen.Count > 0 ? [.. possible.Where(chosen.Contains)] : [.. possible.Where(ofSuite.Contains)];
    }

    /// <summary>
    /// The baseline of the suite on the target that the run has in place of its own: all rows of a page are compared with one baseline.
    /// </summary>
    public static BaselineChoice Baseline(BaselineChoice ofSuite, IReadOnlyList<string> targets) =>
        ofSuite.Target is { } wanted ? ofSuite with { Target = Nearest(wanted, targets) ?? wanted } : ofSuite;

    /// <summary>Whether the page has the case, at any version.</summary>
    public bool Has(CaseId id) => _entries.Exists(entry =>
        (entry.RowName == id.RowName || entry.RowNameAtVersion == id.RowName)
        && entry.Fits(id.Cell, entry.Experiment ?? ExperimentNames.Speed));

    private SuiteDataset Widened(SuiteDataset ofSuite)
    {
        List<int> counts =
        [
            .. _entries.Where(entry => entry.Dataset is null || Glob.Matches(ofSuite.Name, entry.Dataset))
                .Select(entry => entry.Count).OfType<int>().Distinct(),
        ];
        return counts.Count > 0 ? ofSuite with { Counts = counts } : ofSuite;
    }

    private static string? Nearest(string wanted, IEnumerable<string> possible) => possible
        .Where(target => TargetFamilies.Of(target) == TargetFamilies.Of(wanted))
        .MinBy(target => TargetFamilies.Distance(target, wanted));
}
