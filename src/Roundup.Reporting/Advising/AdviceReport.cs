using Roundup.Analysis.Advising;
using Roundup.Analysis.Rankings;
using Roundup.Analysis.Statistics;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Speed;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Advising;

/// <summary>Which serializers fit, why, what was left out by which fact, and how to find out what is not known.</summary>
/// <param name="Advice">The advice.</param>
/// <param name="Needs">What is needed.</param>
/// <param name="Weights">What counts.</param>
/// <param name="Command">A command line of these arguments, to copy.</param>
public sealed record AdviceReport(
    Advice Advice, IReadOnlyList<Need> Needs, Weights Weights, Func<IReadOnlyList<string>, string> Command)
{
    private const string ThisRun = "this run";
    private const int BestShown = 5;
    private const int NamesShown = 4;
    private const int TiedShown = 6;

    /// <summary>The sections: lists for people, tables for programs.</summary>
    /// <param name="showsAll">Whether every serializer is named, each with its own fact.</param>
    public IReadOnlyList<Section> Sections(bool showsAll) =>
    [
        new(
        [
            new Heading(1, $"Recommended serializers: {Subject.Title(Advice.Run.Results)}{Scope(Advice.Ranking)}"),
            new Paragraph(Inline.Strong(Verdict)),
            new List(ListForm.Facts, [.. Criteria()]) { Headings = ("Criterion", "") },
        ]),
        Best(showsAll),
        Rejected("Excluded, and why", Advice.Excluded, showsAll),
        Rejected("Not known", Advice.NotKnown, showsAll),
        new(new Heading(2, "How to check"), List.Of(Checks())),
        new([.. Tables().Select(table => table with { Detail = Detail.Data })]),
    ];

    private static string Scope(Ranking? ranking) =>
        ranking is null ? "" : $" · {ranking.Shape} · {ranking.Target}, relative to {ranking.Baseline}";

    private string Verdict => Advice.Best is [{ Line: var line }, ..]
        ? $"{line.Name} {(Needs.Count > 0 ? "meets the needs at the lowest cost"
            : Weights is { Size: 0, Allocated: 0, First: 0, Bandwidth: 0 } ? "takes the least time"
            : "has the lowest cost")}{RivalText.Format(line.Rivals!, TiedShown)}."
        : "No serializer is known to meet the needs.";

    private IEnumerable<ListItem> Criteria()
    {
        if (Needs.Count > 0)
        {
            yield return new("Needs", Inline.Of(string.Join(", ", Needs.Select(need => need.Name))));
        }

        var tables = Advice.Ranking is { } ranking ? $" over {Wording.Count(ranking.Tables, "table")}" : "";
        yield return new("Ranked by", Inline.Of($"{Counts()}{tables} of {Advice.Run.Name}"));
    }

    private string Counts()
    {
        static string Plain(double number) => number.ToString("0.###", CultureInfo.InvariantCulture);
        bool Has(Func<RankedSerializer, Estimate?> time) => Advice.Ranking?.Serializers.Any(line => time(line) is not null) != false;
        (string Name, double Weight)[] all =
        [
            ("time to write", Has(line => line.Serialize) ? Weights.Write : 0),
            ("time to read", Has(line => line.Deserialize) ? Weights.Read : 0),
            ("size", Weights.Size),
            ("allocation", Weights.Allocated),
            ("first call", Weights.First),
        ];
        return Weights.Bandwidth > 0
            ? $"the time to write, send at {Plain(Weights.Bandwidth)} Mbit/s and read"
            : Joined([.. all.Where(one => one.Weight > 0)]);

        static string Joined(IReadOnlyList<(string Name, double Weight)> counted) => counted.DistinctBy(one => one.Weight).Count() == 1
            ? $"{string.Join(" and ", counted.Select(one => one.Name))}{(counted.Count > 1 ? ", equally" : "")}"
            : string.Join(", ", counted.Select(one => $"{one.Name} (weight {Plain(one.Weight)})"));
    }

    private Section Best(bool showsAll)
    {
        var shown = Advice.Best.Take(showsAll ? int.MaxValue : BestShown).ToList();
        string[] notes =
        [
            .. Advice.Best.Count > shown.Count
                ? [$"{Wording.Count(Advice.Best.Count - shown.Count, "further serializer")} with a higher cost: --all shows them."]
                : Array.Empty<string>(),
        ];
        return new(
        [
            new Heading(2, "Best: cost relative to the baseline, rank, and why"),
            .. shown.Count == 0 ? Array.Empty<Block>()
                : [new List(ListForm.Facts, [.. shown.Select(Item)]) { Headings = ("Cost (rank)", "Serializer") }],
            .. notes.Length == 0 ? Array.Empty<Block>() : [new Paragraph(Inline.Of(string.Join(' ', notes)))],
        ]);
    }

    private ListItem Item(Suggestion one) =>
        new(Digits.Ratio(one.Line.Both.Value) + (one.Line.Rank is { } rank ? $" (rank {rank})" : ""), Inline.Of(Why(one)));

    private string Why(Suggestion one)
    {
        string?[] parts =
        [
            GeneralAnswer.Text(one.Line, []),
            one.Line switch
            {
                { WithoutMapping: { } without } => $"cost without mapping {Digits.Ratio(without.Value)}",
                { WithMapping: { } with } => $"cost with mapping {Digits.Ratio(with.Value)}",
                _ => null,
            },
            Weights is { Size: > 0 } or { Bandwidth: > 0 } && one.Line.SizeRatio is { } size ? Digits.Times(size, "size") : null,
            Weights.Allocated > 0 && one.Line.AllocRatio is { } allocated ? Digits.Times(allocated, "allocation") : null,
            Weights.First > 0 && Weights.FirstCalls.TryGetValue(one.Line.Name, out var first)
                ? Digits.Times(first, "first call") : null,

            // What its project file says stands behind its ratios, as far as it matters.
            .. one.Needs.Where(need => need.Answer.Source is not null).Select(need => Text(need.Answer)),
        ];
        return string.Join("; ", parts.OfType<string>());
    }

    private static string Text(NeedAnswer answer) =>
        answer.Fact + (answer.Source is { } source ? $" ({Short(source)})" : "") + (answer.Beside is { } beside ? $"; {beside}" : "");

    private static string Short(string source) => IsPage(source) ? source : KnownCase.ShortName(source);

    private static bool IsPage(string source) => source.StartsWith("https://", StringComparison.Ordinal);

    private static Section Rejected(string heading, IReadOnlyList<Rejection> rows, bool showsAll) => rows.Count == 0 ? new() : new(
        new Heading(2, heading),
        showsAll
            ? new Table<Rejection>(
                [
                    CaseColumns.Name<Rejection>(row => row.Serializer),
                    new("Need", "", Unit.Text, row => row.Need ?? ThisRun),
                    new("Fact", "", Unit.Text, row => Text(row.Answer) + (row.Answer.Detail is { } detail ? ": " + detail : ""))
                    {
                        Wraps = true,
                    },
                ],
                rows)
            {
                HasLongTexts = true,
            }
            : new List(ListForm.Facts, [.. rows.GroupBy(row => (row.Need, row.Answer.Fact)).Select(Group)])
            {
                Headings = ("Need", "Serializers"),
            });

    private static ListItem Group(IGrouping<(string? Need, string Fact), Rejection> rows)
    {
        // Each serializer has a page of its own: --all shows them.
        var sources = rows.Select(row => row.Answer.Source).OfType<string>().Where(source => rows.Count() == 1 || !IsPage(source))
            .Select(Short).Distinct().ToList();
        var beside = rows.Select(row => row.Answer.Beside).OfType<string>().Distinct().ToList();
        return new(
            rows.Key.Need ?? ThisRun,
            Inline.Of(rows.Key.Fact
                + (sources.Count == 0 ? ": " : $" ({string.Join(", ", sources)}): ")
                + NameList.Format([.. rows.Select(row => row.Serializer)], NamesShown)
                + (beside.Count == 1 ? $"; {beside[0]}" : "")));
    }

    private IEnumerable<string> Checks()
    {
        // The commands of one fact differ in their serializer alone.
        foreach (var unknown in Advice.NotKnown.Where(row => row.Answer.Command is not null)
            .GroupBy(row => string.Join('\n', row.Answer.Command!.Where(text => text != row.Serializer))))
        {
            var all = string.Join(',', unknown.Select(row => row.Serializer));
            var command = unknown.First().Answer.Command!.Select(text => text == unknown.First().Serializer ? all : text);
            yield return $"To find out what is not known: `{Command([.. command])}`, then add its folder to this command";
        }

        yield return $"All figures: `{Command(["report", Advice.Run.Name])}`";
        var isOwn = Advice.Run.Results.Datasets.Any(data => data.IsOwn);
        if (!isOwn)
        {
            yield return $"On your own data: `{Command(["advise", "--data", "FILE"])}`";
        }

        if (!isOwn && Advice.Best is [{ Line: var best }, ..] && best.Rivals!.Any(rival => rival.Certainty == Certainty.NotSignificant))
        {
            var first = string.Join(
                ',', best.Rivals!.Where(rival => rival.Certainty == Certainty.NotSignificant).Select(rival => rival.Name).Prepend(
                    best.Name));
            var suite = Advice.Run.Results.Run.Suite;
            yield return $"To separate the first ones: `{Command(["run", suite, "--serializer", first, "--effort", "standard"])}`";
        }
    }

    private Table[] Tables() =>
    [
        new Table<Suggestion>(
            [
                CaseColumns.Name<Suggestion>(one => one.Line.Name),
                new("Rank", "", Unit.Number, one => one.Line.Rank?.First),
                new("RankLast", "", Unit.Number, one => one.Line.Rank?.Last),
                new("Cost", "", Unit.Ratio, one => one.Line.Both.Value),
                new("CostLow", "", Unit.Ratio, one => one.Line.Both.Interval?.Low),
                new("CostHigh", "", Unit.Ratio, one => one.Line.Both.Interval?.High),
                new("CostWithMapping", "", Unit.Ratio, one => one.Line.WithMapping?.Value),
                new("Serialize", "", Unit.Ratio, one => one.Line.Serialize?.Value),
                new("Deserialize", "", Unit.Ratio, one => one.Line.Deserialize?.Value),
                new("SizeRatio", "", Unit.Ratio, one => one.Line.SizeRatio),
                new("AllocRatio", "", Unit.Ratio, one => one.Line.AllocRatio),
                new("Why", "", Unit.Text, Why),
            ],
            Advice.Best)
        {
            Name = "best",
        },
        Rejections("excluded", Advice.Excluded),
        Rejections("notKnown", Advice.NotKnown),
    ];

    private Table<Rejection> Rejections(string name, IReadOnlyList<Rejection> rows) => new(
        [
            CaseColumns.Name<Rejection>(row => row.Serializer),
            new("Need", "", Unit.Text, row => row.Need),
            new("Fact", "", Unit.Text, row => row.Answer.Fact),
            new("Detail", "", Unit.Text, row => row.Answer.Detail),
            new("Source", "", Unit.Text, row => row.Answer.Source),
            new("Beside", "", Unit.Text, row => row.Answer.Beside),
            new("Command", "", Unit.Text, row => row.Answer.Command is { } command ? Command(command) : null),
        ],
        rows)
    {
        Name = name,
    };
}
