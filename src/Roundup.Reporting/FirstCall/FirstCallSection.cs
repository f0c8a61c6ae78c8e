using Roundup.Analysis.Experiments.FirstCall;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Charts;
using Roundup.Reporting.Common;
using Roundup.Reporting.Tables;

namespace Roundup.Reporting.FirstCall;

internal static class FirstCallSection
{
    public static Section Create(ReportedRun run, FirstCallRun analysis)
    {
        var cases = run.Cases.ToDictionary(row => row.Result.Id);
        var names = new ChartNames();
        return new(
        [
            .. Headline.Nothing(run),
            .. analysis.Rows.GroupBy(row => (row.Operation, row.Shape, row.Count))
                .SelectMany(table => OfTable(run, analysis, cases, names, [.. table])),
            .. run.Losses.All.Take(1)
                .Select(_ => new List(ListForm.Signs, [.. run.Losses.All.Select(loss => loss.Brief)]) { Detail = Detail.Brief }),
        ]);
    }

    private static IEnumerable<Block> OfTable(
        ReportedRun run,
        FirstCallRun analysis,
        Dictionary<CaseId, ReportedCase> cases,
        ChartNames names,
        List<FirstCallRow> rows)
    {
        var types = FirstCallTitle.Types(analysis, rows);
        yield return new Heading(2, FirstCallTitle.Format(rows[0]));
        yield return new Paragraph(Inline.Of(types + (analysis.Baseline is { } baseline ? $" Ratios are relative to {baseline}." : "")))
        {
            Detail = Detail.Full,
        };
        yield return new Table<FirstCallRow>([.. FirstCallColumns.Create(rows), FirstCallColumns.Marks(row => MarksOf(run, cases, row))],
            rows)
        {
            Kind = row => Kind(row, row.First),
            LeavesOutEmpty = true,
        };
        yield return new Paragraph(Inline.Of(types)) { Tone = Tone.Note, Detail = Detail.Brief };
        foreach (var chart in FirstCallCharts.Create(rows, names))
        {
            yield return chart;
        }

        foreach (var type in Types(rows))
        {
            yield return new Heading(3, $"{rows[0].Operation} {type.Key}") { Detail = Detail.Full };
            yield return new Table<FirstCallOfType>(FirstCallColumns.Type, [.. type])
            {
                Kind = line => Kind(line.Row, line.Call),
                LeavesOutEmpty = true,
                Detail = Detail.Full,
            };
        }
    }

    // The types in the order of the suite: the first ones first.
    private static IEnumerable<IGrouping<string, FirstCallOfType>> Types(IEnumerable<FirstCallRow> rows) =>
        rows.SelectMany(row => row.Types.Select(call => new FirstCallOfType(row, call)))
            .OrderBy(line => line.Row.Serializer.IsReference).ThenBy(line => line.Call.Time.Median)
            .GroupBy(line => line.Call.Result.Id.Table.Dataset)
            .OrderBy(type => type.Average(line => line.Call.Summary.Place));

    private static RowKind Kind(FirstCallRow row, AnalysedFirstCall? call) =>
        (call?.Rank is { CanBeFirst: true } ? RowKind.Best : RowKind.Plain)
        | (call?.IsBaseline == true ? RowKind.Baseline : RowKind.Plain)
        | (row.Serializer.IsReference ? RowKind.Reference : RowKind.Plain);

    private static string MarksOf(ReportedRun run, Dictionary<CaseId, ReportedCase> cases, FirstCallRow row) =>
        string.Join(' ', row.Types.Select(call => Marks.Format(cases[call.Result.Id], run.Losses)).Where(marks => marks.Length > 0)
            .Distinct());
}
