using Roundup.Analysis.Experiments.Speed;
using Roundup.Analysis.Rankings;
using Roundup.Reporting.Charts;
using Roundup.Reporting.Common;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;

namespace Roundup.Reporting.Speed;

internal static class SpeedPictures
{
    private const int MostRows = 8;
    private const int MostNames = 6;
    private const int MostGrowing = 2;
    private const int MostColumns = 6;

    private static readonly PictureKind s_summary = new("summary", "two rows with a ratio to the baseline");
    private static readonly PictureKind s_heatMap = new("heatmap", "two rows with a ratio to the baseline");
    private static readonly PictureKind s_tradeOff = new("tradeoff", "both operations of two rows with their sizes");
    private static readonly PictureKind s_growth = new("growth", "two rows with several counts of one dataset");

    public static IReadOnlyList<PictureKind> Kinds { get; } = [s_summary, s_heatMap, s_tradeOff, s_growth];

    public static IReadOnlyList<Picture> Of(SpeedRun run) =>
    [
        new(s_summary, () => Summary(run)),
        new(s_heatMap, () => HeatMap(run)),
        new(s_tradeOff, () => TradeOff(run)),
        new(s_growth, () => Growth(run)),
    ];

    private static PairedBarChart? Summary(SpeedRun run)
    {
        var (ranking, lines, all) = Lines(run);
        return ranking is null ? null : new(
            s_summary.Name,
            $"Time over {ranking.Baseline}",
            $"Lower is better. {Means(ranking)}, with 95 % intervals; {Place(ranking)}.",
            new("Serialize", "Deserialize", "", "time over the baseline's") { AreRatios = true },
            [new("", [.. lines.Select(line => RankingChart.Pair(line, Note(line)) with { Detail = Version(run, ranking, line) })])])
        {
            Footer = PictureFooter.Footer(
                run.File, ranking.Target, PictureFooter.Rows(lines.Count, all, lines.Any(line => line.IsBaseline))),
        };
    }

    private static HeatMapChart? HeatMap(SpeedRun run)
    {
        var (ranking, lines, all) = Lines(run);
        if (ranking is null)
        {
            return null;
        }

        var operations = RankingSection.TablesOf(run, ranking).GroupBy(id => id.Operation).OrderBy(group => group.Key).ToList();
        TableId[] tables = [.. operations.SelectMany(group => group.Take(MostColumns / operations.Count))];
        var count = operations.Sum(group => group.Count());
        string? Count(TableId id) => tables.Any(other => other.Dataset == id.Dataset && other.Count != id.Count)
            ? $"x{Wording.Grouped(id.Count)}" : null;
        return new(
            s_heatMap.Name,
            $"Time over {ranking.Baseline}, table by table",
            $"Lower is better; –: no number. {Place(ranking)}.",
            [.. tables.Select(id => new HeatColumn(id.Operation.ToString(), id.Dataset, Count(id)))],
            [.. lines.Select(line => new HeatRow(
                line.Name + (Note(line) is { } note ? $" ({note})" : ""),
                line.IsBaseline ? RowKind.Baseline : RowKind.Plain,
                [.. tables.Select(id => RankingSection.RatioIn(line, id))])
            {
                Detail = Version(run, ranking, line),
            })])
        {
            Footer = PictureFooter.Footer(run.File, ranking.Target, Joined(
                PictureFooter.Rows(lines.Count, all, lines.Any(line => line.IsBaseline)),
                count > tables.Length ? $"{Wording.Count(count - tables.Length, "further table")} not shown." : null)),
        };
    }

    private static ScatterChart? TradeOff(SpeedRun run)
    {
        if (run.Analysis.TradeOffs.MaxBy(one => one.Rows.Count(row => !row.Serializer.IsFloor)) is not { } tradeOff)
        {
            return null;
        }

        var chart = TradeOffCharts.Of(tradeOff, new ChartNames(), MostNames);
        var named = chart.Dots.Count(dot => dot.IsNamed);
        return chart with
        {
            Subtitle = $"Lower is better, in time and in size{chart.Subtitle[TradeOffCharts.Direction.Length..]}.",
            Footer = PictureFooter.Footer(
                run.File,
                tradeOff.Target,
                chart.Dots.Count > named ? $"{Wording.Count(chart.Dots.Count - named, "further row")} without a name." : null),
        };
    }

    private static LineChart? Growth(SpeedRun run)
    {
        var growths = run.Analysis.Growths.GroupBy(growth => growth.Group).Where(rows => rows.Count() > 1).ToList();
        if (growths.MaxBy(rows => rows.Count()) is not { } group)
        {
            return null;
        }

        // The baseline, the fastest on the largest data, and some that grow too fast.
        var fastest = group.OrderBy(growth => growth.Serializer.IsFloor).ThenBy(growth => growth.Points[^1].PerObjectNs).ToList();
        Growth[] ordered =
        [
            .. fastest.Where(growth => growth.Points.Any(point => point.Case.IsBaseline)),
            .. fastest.Where(growth => growth.FasterThanInput).Take(MostGrowing),
            .. fastest,
        ];
        var chart = GrowthCharts.Of(group.Key, [.. group], ordered.Distinct().Take(MostNames).ToHashSet(), new ChartNames());
        return chart with
        {
            Subtitle = $"Lower is better. {chart.Subtitle}. The numbers below are at the largest count.",
            Footer = PictureFooter.Footer(run.File, group.Key.Target, null),
        };
    }

    /// <summary>The ranking that a reader sees first, its best rows with the baseline, and the number of its rows.</summary>
    private static (Ranking? Ranking, IReadOnlyList<RankedRow> Lines, int All) Lines(SpeedRun run)
    {
        if (RankingSection.OfFirstTarget(run) is not [var ranking, ..])
        {
            return (null, [], 0);
        }

        var best = ranking.Rows.Where(line => !line.IsBaseline).Take(MostRows - 1).ToList();
        RankedRow[] shown = [.. ranking.Rows.Where(line => line.IsBaseline || best.Contains(line))];
        return shown.Length < 2 ? (null, [], 0) : (ranking, shown, ranking.Rows.Count);
    }

    private static string Means(Ranking ranking) => ranking.Tables == 1 ? "The ratios of one table"
        : $"Geometric means over {Wording.Count(ranking.Tables, "table")}";

    private static string Place(Ranking ranking) =>
        (ranking.Title is { } table ? table + ", " : "") + $"{ranking.Shape}, {ranking.Target}";

    private static string? Version(SpeedRun run, Ranking ranking, RankedRow line) =>
        line.Serializer.Package is null ? null : run.File.VersionOf(line.Serializer, ranking.Target);

    private static string? Note(RankedRow line)
    {
        string[] words =
        [
            .. line.Cases.Any(row => row.Result.Fidelity == Results.Fidelity.Lossy) ? (string[])["lossy"] : [], .. line.Conditions.Labels,
        ];
        return words.Length > 0 ? string.Join(", ", words) : null;
    }

    private static string? Joined(params string?[] texts) =>
        string.Join(" ", texts.OfType<string>()) is { Length: > 0 } text ? text : null;
}
