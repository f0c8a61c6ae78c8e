using System.Globalization;
using Roundup.Analysis.Experiments.Checks;
using Roundup.Analysis.Experiments.FirstCall;
using Roundup.Analysis.Experiments.Speed;
using Roundup.Analysis.Rankings;
using Roundup.Analysis.Statistics;
using Roundup.Analysis.Tables;
using Roundup.Contracts;
using Roundup.Reporting;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Changes;
using Roundup.Reporting.Checks;
using Roundup.Reporting.Formats;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Tables;
using Roundup.Results;
using Roundup.Results.Texts;
using Roundup.Site.Commands;
using Roundup.Site.Facts;
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

    private IEnumerable<SerializerSheet> Checked => material.Sheets.Where(sheet => sheet.Checked is not null);

    /// <summary>
    /// What is known of some rows that were checked, and of the first row of each other library: their facts, and what was executed of
    /// them, where a plain program says the same.
    /// </summary>
    public string SerializersTable(ScriptArray rows) => Written(new Table<SerializerSheet>(
        [
            Column.Of<SerializerSheet>("Serializer", serializer => Named(serializer)),
            Column.Of<SerializerSheet>("Format", serializer => serializer.Format),
            Column.Of<SerializerSheet>("Version", serializer => serializer.Version),
            Column.Of<SerializerSheet>("Released", serializer => serializer.Released?.ToString("yyyy-MM", CultureInfo.InvariantCulture)
                ?? $"{serializer.LastRelease}"),
            Column.Of<SerializerSheet>("Licence", serializer => serializer.Licence),
            Column.Of<SerializerSheet>("Status", serializer => serializer.Status),
            Column.Of<SerializerSheet>("Needs", serializer => serializer.Needs),
            Column.Of<SerializerSheet>("NativeAOT", serializer => NativeAot(serializer)),
            Column.Of<SerializerSheet>("Documented as safe", serializer => Answer(serializer, "safe-by-default")),
            Column.Of<SerializerSheet>("Version tolerant", serializer => Confirmed(
                serializer, "programs with one member more or fewer read each other", Answer(serializer, "version-tolerant"), "yes")),
            Column.Of<SerializerSheet>("Values lost", serializer => Lost(serializer)),
            Column.Of<SerializerSheet>("Chunks", serializer => Confirmed(
                serializer, "a stream of one byte a read is read", Worst(serializer, CheckCategory.Chunks), Passed)),
            Column.Of<SerializerSheet>("Threads", serializer => Confirmed(
                serializer, "first calls of eight threads succeed", Worst(serializer, CheckCategory.Threads), Passed)),
            Column.Of<SerializerSheet>("Colliding keys", serializer => Confirmed(
                serializer, "colliding keys grow with the square", Keys(serializer), CheckOutcome.ExcessiveResources.Word())),
        ],
        [
            .. Checked.GroupBy(serializer => serializer.Library)
                .SelectMany(all =>
                    all.Where(serializer => rows.Cast<string>().Contains(serializer.Serializer)).DefaultIfEmpty(all.First())),
        ]));

    private static string Passed => CheckOutcome.Passed.Word();

    /// <summary>What a run found, where it is known and a plain program says the same.</summary>
    private string? Confirmed(SerializerSheet serializer, string fact, string? found, string holds) =>
        found is null ? "not run" : found == "not known" ? found
        : material.Plain?.Confirmed(serializer.Serializer, serializer.Version, fact, found, found == holds);

    private string? Lost(SerializerSheet serializer)
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

    private static string Named(SerializerSheet serializer) =>
        serializer.Check?.BuiltWithout is { } tool ? $"{serializer.Serializer} (without {tool})" : serializer.Serializer;

    private static string? NativeAot(SerializerSheet serializer) => serializer.Answers["nativeaot"] switch
    {
        { IsMet: null, Beside: not null } => "some models",
        { IsMet: true } when serializer.NativeAot?.Warnings is > 0 and var warnings => $"yes, {CountText.Format(warnings, "warning")}",
        var answer => answer.Word,
    };

    private static string? Worst(SerializerSheet serializer, CheckCategory category) =>
        serializer.Checked!.Cells.GetValueOrDefault(category) is { WasRun: true } cell ? cell.Worst.Word() : null;

    private static string? Keys(SerializerSheet serializer) =>
        !serializer.Checked!.WasRun.Contains((CollidingKeys, CheckCategory.DamagedInput)) ? null
        : serializer.Checked.Causes.Where(cause => cause.Probe == CollidingKeys && cause.Categories.Contains(CheckCategory.DamagedInput))
            .Select(cause => cause.Outcome).DefaultIfEmpty(CheckOutcome.Passed).Max().Word();

    /// <summary>The exact rows of the first data of a run, the least time from object to object first.</summary>
    internal static IReadOnlyList<TradeOffRow> Deliveries(ArticleRun run, Bandwidth bandwidth) =>
        run.Speed.TradeOffs is not [var first, ..] ? throw run.Lacks("has no serializers that differ in time and size")
        : [.. first.Rows.Where(row => row is { IsExact: true, Serializer.IsReference: false } && run.IsTaken(row.Serializer.Name))
            .OrderBy(row => row.Ns(bandwidth))];

    private static string? Answer(SerializerSheet serializer, string need) => serializer.Answers.GetValueOrDefault(need)?.Word;

    /// <summary>The rows that are best at each bandwidth for the first data of a run, and of some libraries, with their size.</summary>
    public string DeliveryTable(string run, ScriptArray libraries)
    {
        string Best(Bandwidth bandwidth, int count, Func<TradeOffRow, bool> takes) => string.Join(
            "; ",
            Deliveries(runs[run], bandwidth).Where(takes).Take(count)
                .Select(row => $"{runs[run].Named(row.Serializer.Name)}{row.SerializerName[row.Serializer.Name.Length..]} "
                    + $"({NumberText.Time(row.Ns(bandwidth))}, {NumberText.Bytes(row.SizeBytes)})"));
        return Written(new Table<Bandwidth>(
            [
                Column.Of<Bandwidth>("Connection", bandwidth => bandwidth.Name),
                Column.Of<Bandwidth>("Fastest end to end (time, size)", bandwidth => Best(bandwidth, 2, _ => true)),
                .. libraries.Cast<string>().Select(library => Column.Of<Bandwidth>(
                    library, bandwidth => Best(bandwidth, 1, row => row.Serializer.Library == library))),
            ],
            Bandwidth.All));
    }

    /// <summary>The first call to deserialize of the rows on several targets, ms.</summary>
    public string FirstTable(string run, ScriptArray rows, ScriptArray targets) => Written(new Table<string>(
        [
            Column.Of<string>("Serializer", name => runs[run].Named(name)),
            .. targets.Cast<string>().Select(target => Column.Of<string>(
                target,
                name => runs[run].FirstCall(name, target) is { } call ? Timed(call.Median, call.Interval)
                    : runs[run].WithoutFirstCall(name, target),
                isNumeric: true)),
        ],
        [.. rows.Cast<string>()]));

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
        return Written(new Table<BothOperations>(
            [
                Column.Of<BothOperations>("Serializer", row => runs[run].Named(row.Name)),
                Column.Of<BothOperations>("Write", row => Timed(row.Serialize), isNumeric: true),
                Column.Of<BothOperations>("Read", row => Timed(row.Deserialize), isNumeric: true),
                Column.Of<BothOperations>("Size", row => Bytes(row.Any.Result.SizeBytes), isNumeric: true),
                Column.Of<BothOperations>("Peak memory", row => Bytes(row.PeakMemoryBytes), isNumeric: true),
            ],
            [
                .. rows[false].Where(row => row.Any.Result.Fidelity == Fidelity.Exact && runs[run].IsTaken(row.Name))
                    .Where((row, place) => place < most || others.Cast<string>().Contains(row.Name)),
                .. rows[true].Where(row => others.Cast<string>().Contains(row.Name)),
            ]));
    }

    /// <summary>What another version of a library changes, of a run that compares two.</summary>
    public string Upgrade(string run)
    {
        var parts = material.Runs.First(one => one.Name == run).Parts.Select(part => part.Part.Compared).OfType<ComparedPart>();
        return Written([.. UpgradeSection.Create(runs[run].File, [.. parts.Select(part => part.Facts)])
            .Select(section => new Section([.. section.Blocks.Where(block => block is not Heading)]))]);
    }

    /// <summary>How many published ratios agree with the stored runs, differ, or cannot be compared.</summary>
    public string PublishedTotal() => PublishedReport.Total(material.Published);

    /// <summary>How the published ratios compare with the stored runs.</summary>
    public string PublishedTable() => Written(new Table<JudgedPage>(
        [
            Column.Of<JudgedPage>("Benchmark", page => page.Page.Name),
            Column.Of<JudgedPage>("Source", page => page.Page.Source),
            .. PublishedReport.SummaryColumns(),
        ],
        material.Published));

    private static string? Timed(AnalysedCase? row) => row?.Time is not { } time ? null
        : Timed(time.Mean, time.Interval) + (time.WithMapping is { } mapped ? $" ({NumberText.Time(mapped)} with mapping)" : "");

    /// <summary>A time with half of its 95 % interval, where it has one.</summary>
    private static string Timed(double ns, Interval? interval) =>
        NumberText.Time(ns) + (interval is { } known ? $" ± {NumberText.Percent(known.HalfWidth / ns)}" : "");

    private static string? Bytes(double? value) => value is { } known ? NumberText.Bytes(known) : null;

    /// <summary>Without blanks that align columns in the source: they would be a third of the article.</summary>
    private static string Written(Table table) => Written([new Section(table with { HasLongTexts = true })]);

    /// <summary>Sections in Markdown.</summary>
    internal static string Written(IReadOnlyList<Section> sections)
    {
        using var text = new StringWriter();
        ReportFormats.Markdown.Write(sections, new ReportOutput(text));
        return text.ToString().Trim();
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
