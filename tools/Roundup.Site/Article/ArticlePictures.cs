using Roundup.Analysis.Rankings;
using Roundup.Reporting;
using Roundup.Reporting.Charts;
using Roundup.Reporting.Facts;
using Roundup.Reporting.Tables;
using Roundup.Results;
using Roundup.Site.Commands;
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
    /// <summary>Rows of a picture, unless it says another number.</summary>
    private const int MostRows = 8;

    /// <summary>More names would not have room beside their points.</summary>
    private const int MostNames = 8;

    private readonly Dictionary<string, string> _drawn = [];

    /// <summary>The drawings by the names of their files.</summary>
    public IReadOnlyDictionary<string, string> Drawn => _drawn;

    /// <summary>The time to write and to read some data over the baseline's: the fastest serializer of each library, on one axis.</summary>
    public string SpeedPicture(string name, string run, string? data, string title, int most = MostRows, ScriptArray? only = null)
    {
        var (ranking, libraries) = (runs[run].Ranking(data), new HashSet<string>());
        return Draw(name, new PairedBarChart(
            name,
            title,
            $"Time relative to {ranking.Baseline}, with 95 % intervals; lower is better",
            new("Serialize", "Deserialize", "", "time relative to the baseline") { AreRatios = true },
            [
                new(
                    "",
                    [
                        .. ranking.Serializers
                            .Where(serializer => serializer.IsExact && only?.Cast<string>().Contains(serializer.Name) != false
                                && (libraries.Add(serializer.Serializer.Library) || serializer.IsBaseline))
                            .Take(most).SelectMany(serializer => Pairs(runs[run], serializer)),
                    ]),
            ])
        {
            Footer = runs[run].Footer(),
        });
    }

    /// <summary>The time of rows on several targets over the time of each on the first one.</summary>
    public string TargetsPicture(string name, string run, ScriptArray targets, string title, ScriptArray serializers)
    {
        var first = (string)targets[0]!;
        return Draw(name, new PairedBarChart(
            name,
            title,
            $"Time of each serializer relative to {first}, with 95 % intervals; lower is better",
            new("Serialize", "Deserialize", "", $"time relative to {first}") { AreRatios = true },
            [
                .. serializers.Cast<string>().Select(serializer => new PairPanel(serializer,
                [
                    .. from target in targets.Cast<string>()
                       let ranked = runs[run].FindSerializer(serializer, target: target, baseline: $"{serializer}@{first}")
                       select PairOf(ranked) with { Name = target },
                ])),
            ])
        {
            Footer = runs[run].Footer(),
        });
    }

    /// <summary>
    /// Time against size of the serializers and their compressors. Names stand at those that no other one beats in both, the smallest and
    /// the fastest first, and at the baseline.
    /// </summary>
    public string SizePicture(string name, string run, string title)
    {
        var rows = ArticleTables.Deliveries(runs[run], Bandwidth.All[0]);
        TradeOffRow[] front =
        [
            .. rows.Where(row => row.IsParetoOptimal && !rows.Any(other => IsBetter(other, row))).OrderBy(row => row.SizeBytes),
        ];
        TradeOffRow[] named =
        [
            .. front.Where((_, i) => i < MostNames / 2 || i >= front.Length - (MostNames / 2) + 1), .. rows.Where(IsBaseline),
        ];
        var conditions = named.Select(row => row.Serializer.Name).Distinct().Select(runs[run].Named);
        return Draw(name, new ScatterChart(
            name,
            title,
            "Down and to the left is better",
            [
                .. rows.Select(row => new Dot(
                    runs[run].Named(row.Serializer.Name) + Compressor(row),
                    row.SizeBytes,
                    row.TimeNs,
                    front.Contains(row) ? Meaning.Better : IsBaseline(row) ? Meaning.Baseline : Meaning.Row,
                    IsHollow: false,
                    IsNamed: named.Contains(row))
                {
                    Label = [row.Serializer.Library, .. Compressor(row) is [_, ..] with ? [with[" + ".Length..]] : Array.Empty<string>()],
                }),
            ])
        {
            HasLabelsBeside = true,
            Footer = [$"Named are {string.Join(" and ", conditions)}.", .. runs[run].Footer()],
        });
    }

    private static bool IsBaseline(TradeOffRow row) => row.SerializerName == SerializerSpeeds.Baseline;

    private static bool IsBetter(TradeOffRow other, TradeOffRow row) => other != row
        && other.SizeBytes <= row.SizeBytes && other.TimeNs <= row.TimeNs;

    private static string Compressor(TradeOffRow row) => row.SerializerName[row.Serializer.Name.Length..];

    /// <summary>A row with its conditions, and a second time with the mapping that a program with classes of its own needs.</summary>
    private static IEnumerable<BarPair> Pairs(ArticleRun run, RankedSerializer serializer)
    {
        string?[] details =
        [
            Format(serializer.Serializer),
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

    /// <summary>The format, where the name does not say it.</summary>
    private static string? Format(SerializerInfo info) => info.Format is "own" ? "own format"
        : info.Name.Contains(info.Format, StringComparison.OrdinalIgnoreCase) ? null : info.Format;

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
