using Roundup.Analysis.Rankings;
using Roundup.Analysis.Statistics;
using Roundup.Analysis.Tables;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Charts;
using Roundup.Reporting.Common;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;

namespace Roundup.Reporting.Speed;

internal static class RankingSection
{
    // A run with fewer tables is seen at once without an ranking.
    private const int FewTables = 4;

    private const int LinesOnScreen = 20;
    private const int LinesAtLeast = 8;

    private const string Mean = "relative to the baseline's: the geometric mean over the tables.";

    // A page has no room for more.
    private const int MostColumns = 24;

    // Whether a run has enough tables for an ranking, and some of them have rows in common.
    public static bool IsFor(SpeedRun run) => run.Views.Count > FewTables && OfFirstTarget(run).Any(ranking => ranking.Tables > 1);

    // Those of the first target and shape, then the others, folded.
    public static IReadOnlyList<Section> Create(SpeedRun run)
    {
        if (!IsFor(run))
        {
            return [];
        }

        var first = OfFirstTarget(run);
        List<Ranking> coloured = [.. first.Where(ranking => ranking.Tables <= MostColumns)];
        var others = run.Rankings.Except(first).ToList();
        Block[] Blocks(IEnumerable<Ranking> some) =>
        [
            .. some.SelectMany(ranking => (Block[])
            [
                new Heading(3, Title(ranking)) { Detail = Detail.Full },
                new Paragraph(Inline.Of(string.Join(
                    ' ', [Explanation(ranking, "with 95 % intervals"), .. BesideTime.Describe(ranking, ranking.Serializers),
                        Signs(run)]).TrimEnd()))
                {
                    Detail = Detail.Full,
                },
                .. run.Charts.Overviews.TryGetValue(ranking, out var chart) ? (Block[])[chart with { Detail = Detail.Full }] : [],
                Table(run, ranking) with { Detail = Detail.Full },
            ]),
        ];
        return
        [
            new(
            [
                new Heading(2, "Overview") { Anchor = Anchors.Overview, Detail = Detail.Full },
                .. Blocks(first),
                .. Short(run, first, int.MaxValue).Select(block => block with { Detail = Detail.Brief }),
            ]),
            .. coloured.Count == 0 ? Array.Empty<Section>() : [new(
            [
                new Heading(2, "Table by table") { Anchor = Anchors.HeatMap, Detail = Detail.Full },
                new Paragraph(Inline.Of("The ratio of each serializer in each table; below 1 is faster. Empty: not measured."))
                {
                    Detail = Detail.Full,
                },
                .. coloured.SelectMany(ranking => (Block[])
                [
                    new Heading(3, Title(ranking)) { Detail = Detail.Full },
                    HeatMap(run, ranking),
                ]),
            ])],
            .. others.Count == 0 ? Array.Empty<Section>()
                : [new([new Heading(2, "Further rankings") { Detail = Detail.Full }, .. Blocks(others)]) { IsFolded = true }],
        ];
    }

    public static Section Screen(SpeedRun run)
    {
        var shown = OfFirstTarget(run);
        var most = Math.Max(LinesAtLeast, LinesOnScreen / shown.Count);
        return new([.. Short(run, shown, most)]);
    }

    private static IEnumerable<Block> Short(SpeedRun run, IReadOnlyList<Ranking> shown, int most) =>
        shown.SelectMany(ranking => (Block[])
        [
            new Heading(2, Title(ranking)),
            Table(run, ranking with { Serializers = [.. ranking.Serializers.Take(most)] }),
            .. Note(
            [
                .. ranking.Serializers.Count > most
                    ? (string[])[$"{Wording.Count(ranking.Serializers.Count - most, "further serializer")} in report.md."] : [],
                .. BesideTime.Describe(ranking, [.. ranking.Serializers.Take(most)]),
                .. ranking == shown[^1] || ranking.Baseline != shown[^1].Baseline
                    ? (string[])[Explanation(ranking, "± half of the 95 % interval")] : [],
                .. ranking == shown[^1] ? (string[])[Signs(run)] : [],
            ]),
            .. Losses(run, ranking.Serializers.Take(most)),
        ]);

    public static IReadOnlyList<Ranking> OfFirstTarget(SpeedRun run) => run.Rankings is [var first, ..]
        ? [.. run.Rankings.Where(one => one.Target == first.Target && one.Shape == first.Shape)]
        : [];

    public static IReadOnlyList<Ranking> Summed(SpeedRun run) => IsFor(run) ? OfFirstTarget(run) : run.Rankings;

    public static string TablesOf(RankedSerializer line, int all) => line.Cases.Count == all ? "" : $"{line.Cases.Count} of {all}";

    public static string MarksOf(SpeedRun run, RankedSerializer line) => string.Join(' ', line.Cases
        .SelectMany(row => Marks.Format(SpeedRun.Reduced(row), run.Reported.Losses).Split(' ', StringSplitOptions.RemoveEmptyEntries))
        .Distinct());

    public static IEnumerable<TableId> TablesOf(SpeedRun run, Ranking ranking) => run.Views.Select(view => view.Table.Id).Distinct()
        .Where(id => ranking.Serializers.Any(line => line.Cases.Any(row => row.Result.Id.Table == id)));

    // The ratio of a row in a table; null where it has none, or where its interval stands in its place.
    public static double? RatioIn(RankedSerializer line, TableId id) =>
        ShownRatio.Number(CaseIn(line, id)?.RatioWithReading?.Ratio, IntervalIn(line, id));

    private static Interval? IntervalIn(RankedSerializer line, TableId id) =>
        CaseIn(line, id) is { IsBaseline: false } row ? row.RatioWithReading?.Interval : null;

    private static AnalysedCase? CaseIn(RankedSerializer line, TableId id) => line.Cases.FirstOrDefault(row => row.Result.Id.Table == id);

    private static string Signs(SpeedRun run)
    {
        var signs = Marks.Legend(run.Reported)
            .Select(mark => $"{mark.Label!.Trim()} {mark.Text.Plain(Detail.Brief).Split(':')[0].TrimEnd('.')}").ToList();
        return signs.Count == 0 ? "" : $"Marks: {string.Join(", ", signs)}.";
    }

    private static Block[] Losses(SpeedRun run, IEnumerable<RankedSerializer> lines) =>
        run.Reported.Losses.Below(lines.SelectMany(line => line.Cases).Select(row => row.Result)) is { } losses ? [losses] : [];

    private static Block[] Note(string[] sentences) =>
        string.Join(' ', sentences).TrimEnd() is { Length: > 0 } text ? [new Paragraph(Inline.Of(text)) { Tone = Tone.Note }] : [];

    private static Column<RankedSerializer>[] Columns(SpeedRun run, int tables) =>
    [
        new("Rank", "The ranks that the serializer can have by both operations together.", Unit.Number, line => line.Rank?.First)
        {
            Role = ColumnRole.Rank,
            Text = line => line.Rank?.ToString(),
        },
        CaseColumns.Name<RankedSerializer>(line => line.Name),
        .. Times(Operation.Serialize, line => line.Serialize),
        .. Times(Operation.Deserialize, line => line.Deserialize),
        new("SizeRatio", $"Size of the output {Mean}", Unit.Ratio, line => line.SizeRatio) { Heading = "Size" },
        new("AllocRatio", $"Allocated bytes {Mean}", Unit.Ratio, line => line.AllocRatio) { Heading = "Alloc" },
        new("First", "The number of tables in which no lossless one is significantly faster.", Unit.Number, line => line.FirstPlaces)
        {
            Heading = "First",
            Leaves = 1,
            Text = line => line.FirstPlaces == 0 ? "" : Wording.Plain(line.FirstPlaces),
        },
        new("Tables", "The tables in which the serializer was measured, where it lacks some.", Unit.Number, line => line.Cases.Count)
        {
            Text = line => TablesOf(line, tables),
        },
        new("Mark", "", Unit.Text, line => MarksOf(run, line)) { Tone = Tone.Warning },
    ];

    public static string Title(Ranking ranking) =>
        $"{ranking.Shape} · {ranking.Target} · {Wording.Count(ranking.Tables, "table")}";

    private static Column<RankedSerializer>[] Times(Operation operation, Func<RankedSerializer, Estimate?> estimate) =>
    [
        new(operation.ToString(), $"Time {Mean}", Unit.Ratio, line => estimate(line)?.Value)
        {
            Text = line => line.IsBaseline ? null : ShownRatio.InPlace(estimate(line)?.Interval),
        },
        new(operation + "Interval", "The 95 % interval of this mean.", Unit.Text, line => Interval(line, estimate(line)))
        {
            Heading = "Interval",
            IsNumeric = true,
            Detail = Detail.Full,
        },
        new(operation + "Error", "", Unit.Text, line => Error(line, estimate(line)))
        {
            Heading = "±",
            IsNumeric = true,
            Detail = Detail.Brief,
            Leaves = 2,
        },
    ];

    // The interval of a ratio of a serializer, unless it stands in place of the ratio, or what is to be said in its place.
    public static string? Interval(RankedSerializer line, Estimate? estimate) => estimate is null ? null
        : line.IsBaseline ? "baseline"
        : estimate is not { Interval: { IsWide: false } interval } ? null
        : $"{Digits.Ratio(interval.Low)}-{Digits.Ratio(interval.High)}";

    private static string? Error(RankedSerializer line, Estimate? estimate) => line.IsBaseline ? ""
        : estimate?.HalfWidth is { } width ? Digits.Percent(width) : null;

    public static Table<RankedSerializer> Table(SpeedRun run, Ranking ranking) =>
        new(Columns(run, ranking.Tables), ranking.Serializers)
        {
            LeavesOutEmpty = true,
            Kind = line => (line.Rank is { CanBeFirst: true } ? RowKind.Best : RowKind.Plain)
                | (line.IsBaseline ? RowKind.Baseline : RowKind.Plain),
        };

    private static Table<RankedSerializer> HeatMap(SpeedRun run, Ranking ranking)
    {
        Column<RankedSerializer> Ratio(TableId id) =>
            new($"{id.Operation} {Wording.Data(id)}", "", Unit.Ratio, line => RatioIn(line, id))
            {
                IsHeat = true,
                Text = line => ShownRatio.InPlace(IntervalIn(line, id)),
            };
        return new([CaseColumns.Name<RankedSerializer>(line => line.Name), .. TablesOf(run, ranking).Select(Ratio)], ranking.Serializers)
        {
            Detail = Detail.Full,
            Kind = line => line.IsBaseline ? RowKind.Baseline : RowKind.Plain,
        };
    }

    private static string Explanation(Ranking ranking, string errors) =>
        $"Ratios to {ranking.Baseline}: geometric means, {errors}. "
        + "First: tables in which no lossless one is significantly faster.";
}

internal static class RankingChart
{
    private const int MostRows = 20;

    // Null where fewer than two serializers have a ratio.
    public static PairedBarChart? Create(SpeedRun run, Ranking ranking, ChartNames names)
    {
        BarPair[] pairs =
        [
            .. ranking.Serializers.Where((line, place) => line.IsBaseline || place < MostRows)
                .Select(line => Pair(line, RankingSection.MarksOf(run, line))),
        ];
        string[] parts = [Subject.Name(run.File), ranking.Shape.ToString(), ranking.Target];
        return pairs.Length < 2 ? null : new(
            names.Format("overview", parts),
            $"Both operations relative to {ranking.Baseline}: {string.Join(", ", parts)}",
            "Less is better; geometric means of the ratios of time over the tables, with their 95 % intervals",
            new("Serialize", "Deserialize", "", $"time relative to {ranking.Baseline}") { AreRatios = true },
            [new($"{run.File.Machine.Cpu}, {run.File.Run.Started:yyyy-MM-dd}", pairs)]);
    }

    public static BarPair Pair(RankedSerializer line, string? note) => new(
        line.Name,
        line.IsBaseline ? RowKind.Baseline : RowKind.Plain,
        line.Serialize?.Value,
        line.Deserialize?.Value,
        note is { Length: > 0 } ? note : null)
    {
        FirstInterval = line.IsBaseline ? null : line.Serialize?.Interval,
        SecondInterval = line.IsBaseline ? null : line.Deserialize?.Interval,
    };
}
