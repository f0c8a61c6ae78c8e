using Roundup.Catalogue.Definitions;
using Roundup.Results;

namespace Roundup.Catalogue.Planning;

/// <summary>The suite's tables with globs and names looked up, so that a results file says by itself what stands where.</summary>
internal static class ReportChoice
{
    /// <summary>
    /// The layout; null where neither the suite nor the options ask for one. A baseline that the user asks for replaces that of the table with its
    /// row. Targets that the user asks for are compared with each other, unless the suite says otherwise.
    /// </summary>
    public static ReportLayout? Of(
        RoundupCatalogue catalogue,
        SuiteDefinition suite,
        RunOptions options,
        IReadOnlyList<CatalogueRow> rows,
        IReadOnlyList<string> targets,
        IReadOnlyList<CatalogueCompressor?> compressors,
        BaselineChoice baseline)
    {
        var joinTargets = suite.JoinTargets ?? (options.Targets.Count > 0 && targets.Count > 1);
        if (suite.Report is not { } layout)
        {
            return joinTargets ? new ReportLayout { JoinTargets = true } : null;
        }

        var formats = catalogue.Libraries.Select(library => library.Format).Distinct().Order(StringComparer.Ordinal).ToList();
        var looked = layout with { Tables = [.. layout.Tables.Select(table => Table(table, catalogue, suite, formats, rows, compressors))] };
        var asked = options.Baseline is null ? null : looked.TableOf(baseline.Row!.Library.Format);
        return looked with
        {
            JoinTargets = joinTargets,
            Tables =
            [
                .. looked.Tables.Select(table =>
                    table == asked ? table with { BaselineRow = baseline.Name, BaselineTarget = baseline.Target } : table),
            ],
        };
    }

    private static ReportTable Table(
        ReportTable table,
        RoundupCatalogue catalogue,
        SuiteDefinition suite,
        List<string> formats,
        IReadOnlyList<CatalogueRow> rows,
        IReadOnlyList<CatalogueCompressor?> compressors)
    {
        var source = $"{suite.File}: 'formats' of {table.Title}";
        List<string> Pick(IEnumerable<string> globs) => new Selection(source, "roundup list serializers").Pick([.. globs], formats, format => format);
        var wanted = table.Formats.Where(glob => !glob.StartsWith('!')).ToList();
        var unwanted = Pick(table.Formats.Where(glob => glob.StartsWith('!')).Select(glob => glob[1..]));
        var choice = BaselineChoice.Read(
            table.BaselineRow, $"{suite.File}: 'baseline' of {table.Title}", [.. catalogue.Rows, .. rows], suite.Targets, catalogue, compressors);
        return table with
        {
            Formats = [.. (wanted.Count == 0 ? formats : Pick(wanted)).Except(unwanted)],
            BaselineRow = choice.Name,
            BaselineTarget = choice.Target,
        };
    }
}
