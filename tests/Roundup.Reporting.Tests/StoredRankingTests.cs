using System.Text.Json;
using System.Text.RegularExpressions;
using Roundup.Analysis;
using Roundup.Analysis.Advising;
using Roundup.Analysis.Experiments.Speed;
using Roundup.Analysis.Rankings;
using Roundup.Analysis.Statistics;
using Roundup.Reporting.Advising;
using Roundup.Reporting.Numbers;

namespace Roundup.Reporting.Tests;

/// <summary>
/// Console, report, advice and page have one ranking: each sentence and each row of ten stored runs is looked up in the rows of
/// <see cref="Ranking"/>.
/// </summary>
public partial class StoredRankingTests
{
    public static TheoryData<string> Runs =>
    [
        "quick", "own-data", "web-models", "web-models-page", "json-libraries", "json-libraries-page", "json-libraries-spanjson",
        "polymorphic-page", "server-shapes", "polymorphic",
    ];

    [Theory]
    [MemberData(nameof(Runs))]
    public void The_answer_of_the_console_and_the_report_is_in_the_rows(string name)
    {
        var (file, run) = Read(name);
        var report = RunReport.Create(file, [new SpeedReport()]);
        var screen = Flat(Render.Piped(report with { Sections = report.Screen }));
        var document = Flat(Render.Written(report, "report.md")).Replace("\\", "", StringComparison.Ordinal);

        var rankings = run.OwnData.Count == 0 ? run.Rankings : [.. run.OwnData.SelectMany(answer => answer.Sizes)
            .SelectMany(size => new[] { size.Serialize, size.Deserialize }).OfType<Ranking>()];
        foreach (var text in (string[])[screen, document])
        {
            var sentences = Fastest().Matches(text[text.IndexOf("Answer for", StringComparison.Ordinal)..]).ToList();

            sentences.Count.ShouldBeGreaterThan(0);
            foreach (var sentence in sentences)
            {
                rankings.SelectMany(ranking => ranking.Serializers).ShouldContain(row => Says(sentence, row), sentence.Value);
            }
        }
    }

    [Theory]
    [MemberData(nameof(Runs))]
    public void The_rows_of_the_page_are_those_of_the_rankings(string name)
    {
        var (file, run) = Read(name);
        var page = Render.Written(RunReport.Create(file, [new SpeedReport()]), "report.html");
        using var data = JsonDocument.Parse(Data().Match(page).Groups[1].Value);
        string[] names = [.. data.RootElement.GetProperty("rows").EnumerateArray().Select(row => row.GetProperty("name").GetString()!)];
        var carried = data.RootElement.GetProperty("rankings").EnumerateArray()
            .Where(one => !one.TryGetProperty("dataset", out _)).ToList();
        carried.ShouldNotBeEmpty();
        foreach (var one in carried)
        {
            var weights = WeightsOf(one.GetProperty("counts").GetString()!);
            var ranking = run.RankedBy(weights).Single(ranking =>
                $"{ranking.Shape} {ranking.Target}" == $"{one.GetProperty("shape")} {one.GetProperty("target")}");
            one.GetProperty("rows").EnumerateArray().Select(row => (
                    Name: names[row.GetProperty("row").GetInt32()],
                    Rank: row.TryGetProperty("rank", out var rank) ? rank.GetString() : null,
                    Score: row.GetProperty("score")[0].GetDouble(),
                    IsParetoOptimal: row.TryGetProperty("paretoOptimal", out _)))
                .ShouldBe(ranking.Serializers.Select(row => (
                    row.Name,
                    row.Rank?.ToString(),
                    double.Parse(row.Both.Value.ToString("G5", CultureInfo.InvariantCulture), CultureInfo.InvariantCulture),
                    ranking.ParetoOptimalSerializers.Contains(row.Name))));
        }
    }

    [Theory]
    [MemberData(nameof(Runs))]
    public void The_advice_without_needs_is_the_ranking(string name)
    {
        var (file, _) = Read(name);
        var run = new NamedResults(name, file);
        var model = new ModelFacts(new HashSet<string>(), _ => null, _ => null);
        var ranking = RoundupResults.Speed(file with { Run = file.Run with { Report = null } })!.Rankings[0];

        var advice = Adviser.Advise(run, [], Weights.Usual, SerializerFacts.In([run], model));
        var sections = new AdviceReport(advice, [], Weights.Usual, arguments => string.Join(' ', arguments)).Sections(showsAll: true);
        var text = Flat(string.Concat(sections
            .SelectMany(section => section.Blocks).OfType<Blocks.List>().SelectMany(list => list.Items)
            .Select(item => $"\n{item.Label} {item.Text.Plain(Blocks.Detail.Brief)}")));

        var best = ranking.Serializers.Where(row => row.IsCompared).ToList();
        advice.Best.Select(one => one.Line.Name).ShouldBe(best.Select(row => row.Name));
        foreach (var row in best)
        {
            text.ShouldContain($"{Digits.Ratio(row.Both.Value)}{(row.Rank is { } rank ? $" (rank {rank})" : "")} {row.Name}: ");
        }
    }

    /// <summary>Whether a sentence about the fastest says what a row of a ranking has: its numbers, and how sure the others are.</summary>
    private static bool Says(Match sentence, RankedSerializer row)
    {
        bool Has(string words, Certainty certainty) =>
            Regex.Match(sentence.Value, $@"{words} (.+?) \((.+?)\)") is not { Success: true } found
            || row.Rivals!.Any(rival => rival.Name == found.Groups[1].Value && rival.Certainty == certainty
                && IntervalText.Ratio(rival.Ratio!.Value, rival.Interval) == found.Groups[2].Value);
        return row.IsCompared && (sentence.Groups["name"].Value, sentence.Groups["own"].Value) is var (name, own)
            && row.Name == (name + own).Trim()
            && (row.IsBaseline || (own.Length > 0 ? HasTime(sentence.Value, row) : HasRatios(sentence.Value, row)))
            && Has("not significantly different from", Certainty.NotSignificant) && Has("probably faster than", Certainty.Probable);
    }

    private static bool HasTime(string sentence, RankedSerializer row) =>
        sentence.Contains($"({Scale.Time.Text(row.Cases[0].Time!.Mean * row.Cases[0].ReadingFactor)}", StringComparison.Ordinal);

    private static bool HasRatios(string sentence, RankedSerializer row)
    {
        bool Has(Estimate? estimate, string words) => estimate is not { } known
            || new[] { Digits.Ratio(known.Value), IntervalText.Ratio(known.Value, known.Interval) }
                .Any(ratio => Regex.IsMatch(sentence, $@" {Regex.Escape(ratio)}(?: of the time(?: of \S+)?)? {words}"));
        return Has(row.Serialize, "to write") && Has(row.Deserialize, "to read");
    }

    [GeneratedRegex("(?:(?<name>[^\\s*|]\\S*(?: \\+ \\S+)?) is "
        + "(?:(?:among the |probably )?fastest|the only exact serializer in every table): "
        + "|(?:[Ff]astest|[Oo]nly exact serializer(?: in every table)?)(?: JSON|:)? "
        + "(?:to (?:write|read): (?<own>\\S+)|(?<name>[^:;]+?)(?=:))).*?(?=[Ff]astest|[Oo]nly exact serializer|; |May be|$)")]
    private static partial Regex Fastest();

    private static Weights WeightsOf(string counts)
    {
        var weights = counts.Split(' ').Select(one => one.Split(':')).ToDictionary(
            one => one[0], one => double.Parse(one[1], CultureInfo.InvariantCulture));
        double Of(string name) => weights.GetValueOrDefault(name);
        return weights.TryGetValue("mbits", out var bandwidth) ? Weights.Usual with { Bandwidth = bandwidth }
            : new() { Write = Of("write"), Read = Of("read"), Size = Of("size"), Allocated = Of("allocated") };
    }

    private static (ResultsFile File, AnalysedRun Run) Read(string name)
    {
        var file = StoredResultsTests.Read(name);
        return (file, RoundupResults.Speed(file)!);
    }

    private static string Flat(string text) => Whitespace().Replace(text.Replace('|', ' '), " ");

    [GeneratedRegex(@"\s+")]
    private static partial Regex Whitespace();

    [GeneratedRegex("<script[^>]*application/json[^>]*>(.*?)</script>", RegexOptions.Singleline)]
    private static partial Regex Data();
}
