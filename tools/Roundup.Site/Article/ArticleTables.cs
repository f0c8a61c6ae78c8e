using Roundup.Analysis.Advising;
using Roundup.Analysis.Experiments.Checks;
using Roundup.Analysis.Experiments.FirstCall;
using Roundup.Analysis.Experiments.Speed;
using Roundup.Analysis.Rankings;
using Roundup.Analysis.Statistics;
using Roundup.Analysis.Tables;
using Roundup.Contracts;
using Roundup.Facts;
using Roundup.Reporting.Facts;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Tables;
using Roundup.Results;
using Roundup.Results.Texts;
using Roundup.Site.Commands;
using Roundup.Site.Published;
using Scriban.Runtime;

namespace Roundup.Site.Article;

/// <summary>The tables of the article. Each public method is a function of the frame, which stands for the table in Markdown.</summary>
/// <param name="runs">The stored runs.</param>
/// <param name="material">What is known of rows and published benchmarks.</param>
internal sealed class ArticleTables(ArticleRuns runs, SiteMaterial material)
{
    /// <summary>The probe of a dictionary whose keys have the same hash.</summary>
    private const string CollidingKeys = "KeysThatCollide";

    private IEnumerable<GatheredSheet> Checked => material.Sheets.Where(sheet => sheet.Checked is not null);

    /// <summary>
    /// What is known of some rows that were checked, and of the first row of each other library, the fastest first: each cell leads to the
    /// run that found it, and what a check found stands there where a plain program says the same.
    /// </summary>
    public string SerializersTable(ScriptArray rows, string run, string otherRun) => Lines(
        ["Serializer", "Time", "Size", "Values lost", "Version tolerant", "Colliding keys", "NativeAOT", "Status"],
        Checked.GroupBy(serializer => serializer.Library)
            .SelectMany(all => all.Where(serializer => rows.Cast<string>().Contains(serializer.Serializer)).DefaultIfEmpty(all.First()))
            .Select(serializer => (Sheet: serializer, Ranked: Ranked(serializer, run) ?? Ranked(serializer, otherRun)))
            .OrderBy(one => one.Ranked is null).ThenBy(one => one.Ranked?.Run != runs[run])
            .ThenBy(one => one.Ranked?.Row.Both.Value).ThenBy(one => one.Sheet.Serializer, StringComparer.Ordinal)
            .Select(one => (string[])
            [
                Name(one.Sheet),
                one.Ranked is not { } time ? "not measured" : Time(time.Row, time.Run) + (time.Run == runs[run] ? "" : " (other data)"),
                one.Ranked is { Row.SizeRatio: { } size } sized
                    ? sized.Run.Link(NumberText.Percent(size)) : "not measured",
                OfCheck(one.Sheet, CheckCategory.Values, Lost(one.Sheet)),
                OfCheck(one.Sheet, CheckCategory.Versions, Confirmed(
                    one.Sheet,
                    "programs with one member more or fewer read each other",
                    Answer(one.Sheet, "version-tolerant"),
                    "yes")),
                OfCheck(one.Sheet, CheckCategory.DamagedInput, Confirmed(
                    one.Sheet, "colliding keys grow with the square", Keys(one.Sheet), CheckOutcome.ExcessiveResources.Word())),
                Linked(one.Sheet.Answers[NeedList.NativeAotName].Source, NativeAot(one.Sheet)),
                one.Sheet.Status,
            ]));

    private (ArticleRun Run, RankedSerializer Row)? Ranked(GatheredSheet serializer, string run) =>
        runs[run].Ranking().Serializers.FirstOrDefault(one => one.Name == serializer.Serializer) is { } row ? (runs[run], row) : null;

    private static string Time(RankedSerializer row, ArticleRun run) => run.Link(ArticleNumbers.ShortText(row.Both)
        + (row.Conditions.Mapping is { } mapping ? $"; {NumberText.Ratio(row.Both.Value * mapping)} with mapping" : ""))
        + (row.IsExact ? "" : " lossy");

    /// <summary>A serializer with its conditions. It leads to the folder of its library, on the site to the page in the title.</summary>
    private string Name(GatheredSheet serializer)
    {
        var library = material.Libraries.First(one => one.Known.Name == serializer.Library);
        string?[] conditions =
        [
            serializer.Check?.BuiltWithout is { } tool ? $"without {tool}" : null,
            serializer.Answers["safe-by-default"].IsMet == false ? "unsafe for untrusted data" : null,
        ];
        var (name, words) = (serializer.Serializer, string.Join(", ", conditions.OfType<string>()));
        return (library.Known.Folder is { } folder ? $"[{name}](../{folder} \"{library.Sheet.Page}\")" : name)
            + (words.Length > 0 ? $" ({words})" : "");
    }

    private string OfCheck(GatheredSheet serializer, CheckCategory category, string? word) => Linked(
        serializer.Check!.Categories.GetValueOrDefault(category.Word())?.Sources is [var source, ..] ? source : null, word);

    private string Linked(FactSource? source, string? word) =>
        source is null || word is null || word.StartsWith("not ", StringComparison.Ordinal) ? word ?? "" : runs[source.Run].Link(word);

    /// <summary>What a run found, where it is known and a plain program says the same.</summary>
    private string? Confirmed(GatheredSheet serializer, string fact, string? found, string holds) =>
        found is null ? "not run" : found == "not known" ? found
        : material.Plain?.Confirmed(serializer.Serializer, serializer.Version, fact, found, found == holds);

    private string? Lost(GatheredSheet serializer)
    {
        var known = PlainFacts.Lost.Keys.ToDictionary(
            probe => probe, probe => material.Plain?.Holds(serializer.Serializer, serializer.Version, $"{probe} are lost"));
        var found = serializer.Checked!.Causes.Where(
            cause => cause.Outcome > CheckOutcome.Rejected && cause.Categories.Contains(CheckCategory.Values))
            .Select(cause => cause.Probe).ToHashSet();
        string[] lost =
            [.. PlainFacts.Lost.Where(one => found.Contains(one.Key) && known[one.Key] == true).Select(one => one.Value)];
        return known.Values.All(holds => holds is null) ? "not confirmed" : lost.Length == 0 ? "none of these" : string.Join(", ", lost);
    }

    private static string? NativeAot(GatheredSheet serializer) => serializer.Answers["nativeaot"] switch
    {
        { IsMet: null, Beside: not null } => "some models",
        { IsMet: true } when serializer.NativeAot?.Warnings is > 0 and var warnings => $"yes, {CountText.Format(warnings, "warning")}",
        var answer => answer.Word,
    };

    private static string? Keys(GatheredSheet serializer) =>
        !serializer.Checked!.WasRun.Contains((CollidingKeys, CheckCategory.DamagedInput)) ? null
        : serializer.Checked.Causes.Where(cause => cause.Probe == CollidingKeys && cause.Categories.Contains(CheckCategory.DamagedInput))
            .Select(cause => cause.Outcome).DefaultIfEmpty(CheckOutcome.Passed).Max().Word();

    /// <summary>The exact rows of the first data of a run, the least time from object to object first.</summary>
    internal static IReadOnlyList<TradeOffRow> Deliveries(ArticleRun run, Bandwidth bandwidth) =>
        run.Speed.TradeOffs is not [var first, ..] ? throw run.Lacks("has no serializers that differ in time and size")
        : [.. first.Rows.Where(row => row is { IsExact: true, Serializer.IsReference: false } && run.IsTaken(row.Serializer.Name))
            .OrderBy(row => row.Ns(bandwidth))];

    private static string? Answer(GatheredSheet serializer, string need) => serializer.Answers.GetValueOrDefault(need)?.Word;

    /// <summary>The rows that are best at each bandwidth for the first data of a run, and of some libraries, with their size.</summary>
    public string DeliveryTable(string run, ScriptArray libraries)
    {
        string Best(Bandwidth bandwidth, int count, Func<TradeOffRow, bool> takes) => string.Join(
            "; ",
            Deliveries(runs[run], bandwidth).Where(takes).Take(count)
                .Select(row => runs[run].Link(
                    $"{row.SerializerName} ({NumberText.Time(row.Ns(bandwidth))}, {NumberText.Bytes(row.SizeBytes)})")));
        return Lines(
            ["Connection", "Fastest end to end (time, size)", .. libraries.Cast<string>()],
            Bandwidth.All.Select(bandwidth => (string[])
            [
                bandwidth.Name,
                Best(bandwidth, 2, _ => true),
                .. libraries.Cast<string>().Select(library => Best(bandwidth, 1, row => row.Serializer.Library == library)),
            ]));
    }

    /// <summary>The first call to deserialize of the rows on several targets, ms.</summary>
    public string FirstTable(string run, ScriptArray rows, ScriptArray targets) => Lines(
        ["Serializer", .. targets.Cast<string>()],
        rows.Cast<string>().Select(name => (string[])
        [
            runs[run].Named(name),
            .. targets.Cast<string>().Select(target => runs[run].FirstCall(name, target) is { } call
                ? runs[run].Link(Timed(call.Median, call.Interval)) : runs[run].WithoutFirstCall(name, target)),
        ]),
        numbers: 1);

    /// <summary>Time and memory to write and to read a million objects: the rows that read them fastest, and some others.</summary>
    public string MacroTable(string run, string target, int most, ScriptArray others)
    {
        var tables = runs[run].Speed.Tables.Where(table => table.Id.Target == target).ToList();
        var (dataset, count, shape) = (tables[0].Id.Dataset, tables[0].Id.Count, tables[0].Id.Shape);
        var rows = tables.Where(table => (table.Id.Dataset, table.Id.Count, table.Id.Shape) == (dataset, count, shape))
            .SelectMany(table => table.Rows.Where(row => row.Time is not null))
            .GroupBy(row => row.Result.Id.SerializerName)
            .Select(BothOperations.Of)
            .OrderBy(row => row.Deserialize?.Time!.Mean ?? double.PositiveInfinity)
            .ThenBy(row => row.Serialize?.Time!.Mean)
            .ThenBy(row => row.Name, StringComparer.Ordinal)
            .ToLookup(row => row.Any.Serializer.IsReference);
        BothOperations[] shown =
        [
            .. rows[false].Where(row => row.Any.Result.Fidelity == Fidelity.Exact && runs[run].IsTaken(row.Name))
                .Where((row, place) => place < most || others.Cast<string>().Contains(row.Name)),
            .. rows[true].Where(row => others.Cast<string>().Contains(row.Name)),
        ];
        return Lines(
            ["Serializer", "Write", "Read", "Size", "Peak memory"],
            shown.Select(row => (string[])
            [
                runs[run].Named(row.Name),
                .. ((string[])[Timed(row.Serialize), Timed(row.Deserialize), Bytes(row.Any.Result.SizeBytes), Bytes(row.PeakMemoryBytes)])
                    .Select(number => number.Length == 0 ? number : runs[run].Link(number)),
            ]),
            numbers: 1);
    }

    /// <summary>How many published ratios agree with the stored runs, differ, or cannot be compared.</summary>
    public string PublishedTotal() => PublishedReport.Total(material.Published);

    /// <summary>How the published ratios compare with the stored runs; each name leads to its file, or on the site to its page.</summary>
    public string PublishedTable() => Lines(
        ["Benchmark", "Source", "Agree", "Differ", "Not compared", "Median factor"],
        material.Published.Select(page => (string[])
        [
            $"[{page.Page.Name}](../published/{page.Page.Name}.json)",
            // Its owner, which stands behind the title.
            page.Page.Source.Split('(')[^1].TrimEnd(')'),
            $"{page.Figures.Count(figure => figure.Agrees == true)}",
            $"{page.Figures.Count(figure => figure.Agrees == false)}",
            $"{page.Figures.Count(figure => figure.WhyNot is not null)}",
            PublishedReport.MedianFactor(page) is { } factor ? NumberText.Ratio(factor) : "",
        ]),
        numbers: 2);

    private static string Timed(AnalysedCase? row) => row?.Time is not { } time ? ""
        : Timed(time.Mean, time.Interval) + (time.WithMapping is { } mapped ? $" ({NumberText.Time(mapped)} with mapping)" : "");

    /// <summary>A time with half of its 95 % interval, where it has one.</summary>
    private static string Timed(double ns, Interval? interval) =>
        NumberText.Time(ns) + (interval is { } known ? $" ± {NumberText.Percent(known.HalfWidth / ns)}" : "");

    private static string Bytes(double? value) => value is { } known ? NumberText.Bytes(known) : "";

    /// <summary>A table without blanks that align columns in the source: they would be a third of the article.</summary>
    /// <param name="heads">The headings.</param>
    /// <param name="rows">The cells, in Markdown.</param>
    /// <param name="numbers">The first column of numbers, which are aligned at the right; 0: none are.</param>
    private static string Lines(IReadOnlyList<string> heads, IEnumerable<string[]> rows, int numbers = 0)
    {
        static string Line(IEnumerable<string> cells) => $"| {string.Join(" | ", cells)} |";
        return string.Join("\n", rows.Select(Line).Prepend(Line(heads.Select((_, i) => numbers > 0 && i >= numbers ? "--:" : "---")))
            .Prepend(Line(heads)));
    }

    /// <summary>Both operations of a row; null where one has no number.</summary>
    private sealed record BothOperations(AnalysedCase? Serialize, AnalysedCase? Deserialize)
    {
        public AnalysedCase Any => Deserialize ?? Serialize!;

        public string Name => Any.Result.Id.SerializerName;

        public double? PeakMemoryBytes => new[] { Serialize, Deserialize }.Max(one => one?[SpeedQuantities.PeakMemory]);

        public static BothOperations Of(IEnumerable<AnalysedCase> cases)
        {
            var of = cases.ToDictionary(row => row.Result.Id.Table.Operation);
            return new(of.GetValueOrDefault(Operation.Serialize), of.GetValueOrDefault(Operation.Deserialize));
        }
    }
}
