using Roundup.Analysis.Rankings;
using Roundup.Reporting.Charts;
using Roundup.Reporting.Common;
using Roundup.Reporting.Text;

namespace Roundup.Reporting.Speed;

internal static class SummaryPicture
{
    private const int MostRows = 8;

    public static PictureKind Kind { get; } = new("summary", "two serializers with a ratio to the baseline");

    public static PairedBarChart? Create(SpeedRun run)
    {
        var (ranking, lines, all) = Lines(run);
        return ranking is null ? null : new(
            Kind.Name,
            $"Time relative to {ranking.Baseline}",
            $"Lower is better. {Means(ranking)}, with 95 % intervals; {Place(ranking)}.",
            new("Serialize", "Deserialize", "", "time relative to the baseline") { AreRatios = true },
            [new("", [.. lines.Select(line => RankingChart.Pair(line, Note(line)) with { Detail = Version(run, ranking, line) })])])
        {
            Footer = PictureFooter.Footer(
                run.File, ranking.Target, PictureFooter.Rows(lines.Count, all, lines.Any(line => line.IsBaseline))),
        };
    }

    private static (Ranking? Ranking, IReadOnlyList<RankedSerializer> Lines, int All) Lines(SpeedRun run)
    {
        if (RankingSection.OfFirstTarget(run) is not [var ranking, ..])
        {
            return (null, [], 0);
        }

        var best = ranking.Serializers.Where(line => !line.IsBaseline).Take(MostRows - 1).ToList();
        RankedSerializer[] shown = [.. ranking.Serializers.Where(line => line.IsBaseline || best.Contains(line))];
        return shown.Length < 2 ? (null, [], 0) : (ranking, shown, ranking.Serializers.Count);
    }

    private static string Means(Ranking ranking) => ranking.Tables == 1 ? "The ratios of one table"
        : $"Geometric means over {Wording.Count(ranking.Tables, "table")}";

    private static string Place(Ranking ranking) =>
        $"{ranking.Shape}, {ranking.Target}";

    private static string? Version(SpeedRun run, Ranking ranking, RankedSerializer line) =>
        line.Serializer.Package is null ? null : run.File.VersionOf(line.Serializer, ranking.Target);

    private static string? Note(RankedSerializer line)
    {
        string[] words =
        [
            .. line.Cases.Any(row => row.Result.Fidelity == Results.Fidelity.Lossy) ? (string[])["lossy"] : [], .. line.Conditions.Labels,
        ];
        return words.Length > 0 ? string.Join(", ", words) : null;
    }
}
