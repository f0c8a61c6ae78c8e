using Roundup.Catalogue.Definitions;

namespace Roundup.Catalogue.Planning;

/// <summary>Resolves the globs and names of the layout of a suite, so that a results file needs no catalogue.</summary>
internal static class ReportChoice
{
    /// <summary>The layout; null if neither the suite nor the user requests one.</summary>
    /// <param name="options">
    /// The options. A baseline replaces that of the table with its row. Several targets share tables, unless the suite specifies otherwise.
    /// </param>
    public static ReportLayout? Of(
        RoundupCatalogue catalogue,
        SuiteDefinition suite,
        RunOptions options,
        IReadOnlyList<string> targets,
        IReadOnlyList<CatalogueCompressor?> compressors,
        BaselineChoice baseline)
    {
        var joinTargets = suite.JoinTargets ?? (options.Targets.Count > 0 && targets.Count > 1);
        var names = CountNames(catalogue, suite);
        if (suite.Report is not { } layout)
        {
            return joinTargets || names.Count > 0 ? new ReportLayout { JoinTargets = joinTargets, CountNames = names } : null;
        }

        var formats = catalogue.Libraries.Select(library => library.Format).Distinct().Order(StringComparer.Ordinal).ToList();
        var found = layout with
        {
            JoinTargets = joinTargets,
            CountNames = names,
            Tables = [.. layout.Tables.Select(table => Table(table, catalogue, suite, formats, compressors))],
        };
        var replaced = options.Baseline is null ? null : found.TableOf(baseline.Row!.Library.Format);
        return found with { Tables = [.. found.Tables.Select(table => table == replaced ? With(table, baseline) : table)] };
    }

    public static ReportLayout? WithOne(ReportLayout? layout, BaselineChoice baseline) =>
        layout is null ? null : layout with { Tables = [.. layout.Tables.Select(table => With(table, baseline))] };

    private static List<CountName> CountNames(RoundupCatalogue catalogue, SuiteDefinition suite) =>
    [
        .. from entry in suite.Datasets
           from named in entry.CountNames
           from dataset in catalogue.Datasets
           where Glob.Matches(entry.Name, dataset.Name)
           select new CountName(dataset.Name, named.Count, named.Name),
    ];

    private static ReportTable Table(
        ReportTable table,
        RoundupCatalogue catalogue,
        SuiteDefinition suite,
        List<string> formats,
        IReadOnlyList<CatalogueCompressor?> compressors)
    {
        var source = $"{suite.File}: 'formats' of {table.Title}";
        List<string> Pick(IEnumerable<string> globs) => new Selection(source, "roundup list serializers")
            .Pick([.. globs], formats, format => format);
        var wanted = table.Formats.Where(glob => !glob.StartsWith('!')).ToList();
        var unwanted = Pick(table.Formats.Where(glob => glob.StartsWith('!')).Select(glob => glob[1..]));
        var place = $"{suite.File}: 'baseline' of {table.Title}";
        var baseline = BaselineChoice.Read(table.BaselineRow, place, catalogue, suite.Targets, compressors);
        return With(table, baseline) with { Formats = [.. (wanted.Count == 0 ? formats : Pick(wanted)).Except(unwanted)] };
    }

    private static ReportTable With(ReportTable table, BaselineChoice baseline) =>
        table with { BaselineRow = baseline.Name, BaselineTarget = baseline.Target };
}
