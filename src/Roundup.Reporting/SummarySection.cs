using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;

namespace Roundup.Reporting;

internal sealed class SummarySection
{
    private readonly IReadOnlyList<SummaryRow> _rows;
    private readonly ResultColumns<SummaryRow> _all;

    public SummarySection(ReportedRun run, IReadOnlyList<Column<SummaryRow>> measured)
    {
        _all = new(_ => run.File, row => row.Case, row => row.Serializer);
        Columns =
        [
            CaseColumns.Name<SummaryRow>(row => row.Case.Id.SerializerName),
            .. measured,
            new("Size", "", Unit.Bytes, row => IsWrong(row) ? null : row.Case.SizeBytes),
            Column.Of<SummaryRow>("Fidelity", row => IsWrong(row) ? Outcome.Wrong.Word() : Wording.Fidelity(row.Case)) with
            {
                Text = row => IsWrong(row) ? Outcome.Wrong.Word() : run.Losses.Fidelity(row.Case),
            },
        ];

        // A serializer is wrong by one operation; a case that lost something may have an operation that was not verified.
        _rows =
        [
            .. run.Cases.GroupBy(row => row.Result.Id.WithoutOperation())
                .Select(both => both.OrderByDescending(row => row.Result.Outcome == Outcome.Wrong)
                    .ThenBy(row => row.Result.Fidelity == Results.Fidelity.Unchecked).First())
                .Select(row => new SummaryRow(row.Serializer, row.Result)),
        ];
        var numbers = run.Cases.Where(row => row.HasNumber).Select(row => row.Result.Id.WithoutOperation()).ToHashSet();
        var tables = _rows.Where(row => numbers.Contains(row.Case.Id.WithoutOperation()))
            .GroupBy(row => row.Case.Id.WithoutOperation().Table)
            .SelectMany(table => (Block[])
            [
                new Heading(3, $"{Wording.Data(table.Key)} · {table.Key.Shape}{table.Key.StreamsText} · {table.Key.Target}"),
                new Table<SummaryRow>(Columns, [.. table.OrderBy(row => row.Serializer.IsReference)])
                {
                    Kind = row => row.Serializer.IsReference ? RowKind.Reference : RowKind.Plain,
                    LeavesOutEmpty = true,
                },
            ]);
        Section = new([new Heading(2, "Summary") { Anchor = Anchors.Summary }, .. tables]) { BriefOrder = Order.Conclusions };
    }

    public IReadOnlyList<Column<SummaryRow>> Columns { get; }

    private static bool IsWrong(SummaryRow row) => row.Case.Outcome == Outcome.Wrong;

    public Section Section { get; }

    // Those without a number, too.
    public ReportFile File(string name) => ReportFile.Csv(
        name,
        [Columns[0], _all.Dataset, _all.Count, _all.Shape, _all.Target, .. Columns.Skip(1), _all.Lost],
        _rows);
}
