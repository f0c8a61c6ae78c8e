using Roundup.Analysis.Rankings;
using Roundup.Reporting;
using Roundup.Reporting.Charts;
using Roundup.Reporting.Tables;
using Roundup.Results;
using Roundup.Site.Commands;
using Roundup.Site.Facts;
using Scriban.Runtime;

namespace Roundup.Site.Article;

/// <summary>
/// The pictures of the article. Each public method is a function of the frame, which stands for the picture in Markdown; the drawings are
/// kept by the names of their files.
/// </summary>
/// <param name="runs">The stored runs.</param>
/// <param name="folder">The folder of the pictures, as seen from the article.</param>
internal sealed class ArticlePictures(ArticleRuns runs, string folder)
{
    /// <summary>Rows of one kind of formats.</summary>
    private const int MostRows = 8;

    private readonly Dictionary<string, string> _drawn = [];

    /// <summary>The drawings by the names of their files.</summary>
    public IReadOnlyDictionary<string, string> Drawn => _drawn;

    /// <summary>The time of the rows to write and to read some data over the baseline's, by kinds of formats.</summary>
    public string SpeedPicture(string name, string run, string? data, string title)
    {
        var ranking = runs[run].Ranking(data);
        var groups = ranking.Serializers
            .Where(serializer => serializer.IsExact).ToLookup(serializer => FormatGroup.Get(serializer.Serializer));
        return Draw(name, new PairedBarChart(
            name,
            title,
            $"Time relative to {ranking.Baseline}, with 95 % intervals; lower is better",
            new("Serialize", "Deserialize", "", "time relative to the baseline") { AreRatios = true },
            [
                .. FormatGroup.All.Where(groups.Contains).Select(group => new PairPanel(
                    group, [.. groups[group].Take(MostRows).SelectMany(serializer => Pairs(runs[run], serializer))])),
            ]));
    }

    /// <summary>The time of rows on several targets over the time of each on the first one.</summary>
    public string TargetsPicture(string name, string run, ScriptArray targets, string title)
    {
        var first = (string)targets[0]!;
        var names = runs[run].Ranking(target: first).Serializers.Where(serializer => serializer.IsExact)
            .Select(serializer => serializer.Name).Take(MostRows);
        return Draw(name, new PairedBarChart(
            name,
            title,
            $"Time of each serializer relative to {first}, with 95 % intervals; lower is better",
            new("Serialize", "Deserialize", "", $"time relative to {first}") { AreRatios = true },
            [
                .. names.Select(serializer => new PairPanel(serializer,
                [
                    .. from target in targets.Cast<string>()
                       let ranked = runs[run].FindSerializer(serializer, target: target, baseline: $"{serializer}@{first}")
                       select PairOf(ranked) with { Name = target },
                ])),
            ]));
    }

    /// <summary>Time against size of the rows and their compressors.</summary>
    public string SizePicture(string name, string run, string title)
    {
        var chart = runs[run].TradeOffCharts.FirstOrDefault()
            ?? throw runs[run].Lacks("has no serializers that differ in time and size");
        return Draw(name, chart with
        {
            Title = title,
            Dots =
            [
                .. chart.Dots.Where(dot => !dot.IsHollow && runs[run].IsTaken(FindSerializer(dot.Name)))
                    .Select(dot => dot with { Name = runs[run].Named(
                        FindSerializer(dot.Name)) + dot.Name[FindSerializer(dot.Name).Length..] }),
            ],
        });
    }

    private static string FindSerializer(string serializerAndCompressor) => serializerAndCompressor.Split(" + ")[0];

    /// <summary>A row with its conditions, and a second time with the mapping that a program with classes of its own needs.</summary>
    private static IEnumerable<BarPair> Pairs(ArticleRun run, RankedSerializer serializer)
    {
        string?[] details =
        [
            serializer.Serializer.Package is null ? null : serializer.Serializer.Version,
            .. run.Conditions(serializer.Name),
            serializer.Conditions.AdaptedFrom is [var shape, ..] ? $"made from {shape}" : null,
        ];
        var pair = PairOf(serializer) with { Detail = string.Join(", ", details.OfType<string>()) };
        yield return pair;
        if (serializer.Conditions.Mapping is not null)
        {
            yield return pair with
            {
                Name = serializer.Name + " + mapping",
                First = serializer.OfMapped(Operation.Serialize),
                Second = serializer.OfMapped(Operation.Deserialize),
                FirstInterval = null,
                SecondInterval = null,
            };
        }
    }

    /// <summary>Both operations of a row.</summary>
    private static BarPair PairOf(RankedSerializer serializer) =>
        new(serializer.Name, serializer.IsBaseline ? RowKind.Baseline
            : RowKind.Plain, serializer.Serialize?.Value, serializer.Deserialize?.Value)
        {
            FirstInterval = serializer.IsBaseline ? null : serializer.Serialize?.Interval,
            SecondInterval = serializer.IsBaseline ? null : serializer.Deserialize?.Interval,
        };

    private string Draw(string name, Chart chart)
    {
        var svg = ReportFormats.Drawing(chart);
        return _drawn.TryAdd(name + ".svg", svg)
            ? $"![{chart.Title}]({folder}/{name}.svg)"
            : throw new SiteException($"two pictures are called {name}: give each a name of its own");
    }
}
