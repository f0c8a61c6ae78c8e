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
using Roundup.Reporting.Text;
using Roundup.Results;
using Roundup.Site.Commands;
using Roundup.Site.Facts;
using Roundup.Site.Judging;
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

    /// <summary>The columns of a check that stand in the table of serializers.</summary>
    private static readonly CheckColumn[] s_ofSerializers = [CheckColumn.Values, CheckColumn.Damage];

    private IEnumerable<RowSheet> Checked => material.Sheets.Where(sheet => sheet.Checked is not null);

    /// <summary>What is known of the rows that were checked: their facts, and what was executed of them.</summary>
    public string SerializersTable()
    {
        return Written(new Table<RowSheet>(
        [
            Column.Of<RowSheet>("Serializer", row => Named(row)),
            Column.Of<RowSheet>("Format", row => row.Format),
            Column.Of<RowSheet>("Version", row => row.Version),
            Column.Of<RowSheet>("Released", row => row.Released?.ToString("yyyy-MM", CultureInfo.InvariantCulture) ?? $"{row.LastRelease}"),
            Column.Of<RowSheet>("Licence", row => row.Licence),
            Column.Of<RowSheet>("Status", row => row.Status),
            Column.Of<RowSheet>("Needs", row => row.Needs),
            Column.Of<RowSheet>("Version tolerant", row => Answer(row, "version-tolerant")),
            Column.Of<RowSheet>("NativeAOT", row => NativeAot(row)),
            Column.Of<RowSheet>("Documented as safe", row => Answer(row, "safe-by-default")),
            Column.Of<RowSheet>("Values lost", row => Cell(row.Checked!, CheckColumn.Values)
                is { } values ? $"{values.Causes.Count(cause => cause.Outcome >= CheckOutcome.Silent)}" : null),
            Column.Of<RowSheet>("Damaged data", row => Damage(row.Checked!, isOfKeys: false)),
            Column.Of<RowSheet>("Colliding keys", row => Damage(row.Checked!, isOfKeys: true)),
        ],
        [.. Checked]));
    }

    private static string Named(RowSheet row) =>
        row.Check?.BuiltWithout is { } tool ? $"{row.Serializer} (without {tool})" : row.Serializer;

    private static string? NativeAot(RowSheet row) => row.Answers["nativeaot"] switch
    {
        { IsMet: null, Beside: not null } => "some models",
        { IsMet: true } when row.NativeAot?.Warnings is > 0 and var warnings => $"yes, {Wording.Count(warnings, "warning")}",
        var answer => answer.Word,
    };

    private static CheckCell? Cell(CheckedRow row, CheckColumn column) =>
        row.Cells.GetValueOrDefault(column) is { IsAsked: true } cell ? cell : null;

    /// <summary>The worst outcome of the keys whose hashes collide, or of all other damaged and hostile payloads.</summary>
    private static string Damage(CheckedRow row, bool isOfKeys)
    {
        if (Cell(row, CheckColumn.Damage) is not { } cell || (isOfKeys && !row.Asked.Contains((CollidingKeys, CheckColumn.Damage))))
        {
            return "not asked";
        }

        var causes = cell.Causes.Where(cause => cause.Probe == CollidingKeys == isOfKeys).ToList();
        return causes.Count == 0 ? CheckOutcome.Held.Word() : causes.Max(cause => cause.Outcome).Word();
    }

    /// <summary>The exact rows of the first data of a run, the least time from object to object first.</summary>
    internal static IReadOnlyList<TradeOffRow> Deliveries(ArticleRun run, Bandwidth bandwidth) =>
        run.Speed.TradeOffs is not [var first, ..] ? throw run.Lacks("has no rows that differ in time and size")
        : [.. first.Rows.Where(row => row is { IsExact: true, Serializer.IsFloor: false } && run.IsTaken(row.Serializer.Name))
            .OrderBy(row => row.Ns(bandwidth))];

    private static string? Answer(RowSheet row, string need) => row.Answers.GetValueOrDefault(need)?.Word;

    /// <summary>The rows that are best at each bandwidth for the first data of a run, and of some libraries, with their size.</summary>
    public string DeliveryTable(string run, ScriptArray libraries)
    {
        string Best(Bandwidth bandwidth, int count, Func<TradeOffRow, bool> takes) => string.Join(
            "; ",
            Deliveries(runs[run], bandwidth).Where(takes).Take(count)
                .Select(row => $"{runs[run].Named(row.Serializer.Name)}{row.RowName[row.Serializer.Name.Length..]} "
                    + $"({Scale.Time.Text(row.Ns(bandwidth))}, {Scale.Bytes.Text(row.SizeBytes)})"));
        return Written(new Table<Bandwidth>(
            [
                Column.Of<Bandwidth>("Connection", bandwidth => bandwidth.Name),
                Column.Of<Bandwidth>("Fastest from object to object (time, size)", bandwidth => Best(bandwidth, 2, _ => true)),
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
        var table = Analysis.Experiments.Speed.MacroTable.Of(runs[run].Speed)[0];
        return Written(new Table<MacroRow>(
            [
                Column.Of<MacroRow>("Serializer", row => runs[run].Named(row.Name)),
                Column.Of<MacroRow>("Write", row => Timed(row.Serialize), isNumeric: true),
                Column.Of<MacroRow>("Read", row => Timed(row.Deserialize), isNumeric: true),
                Column.Of<MacroRow>("Size", row => Text(Scale.Bytes, row.SizeBytes), isNumeric: true),
                Column.Of<MacroRow>("Peak memory", row => Text(Scale.Bytes, row.PeakMemoryBytes), isNumeric: true),
            ],
            [
                .. table.Rows.Where(row => row.Target == target && row.Any.Result.Fidelity == Fidelity.Exact && runs[run].IsTaken(row.Name))
                    .Where((row, place) => place < most || others.Cast<string>().Contains(row.Name)),
                .. table.Floors.Where(row => row.Target == target && others.Cast<string>().Contains(row.Name)),
            ]));
    }

    /// <summary>What came of the other columns of a check, for some rows, and the first row of each other library.</summary>
    public string CheckTable(ScriptArray rows) => Written(new Table<RowSheet>(
        [
            Column.Of<RowSheet>("Serializer", row => Named(row)),
            .. Enum.GetValues<CheckColumn>().Except([.. s_ofSerializers, CheckColumn.Limits]).Select(column =>
                Column.Of<RowSheet>($"{column}", row => Cell(row.Checked!, column)?.Worst.Word() ?? "not asked")),
        ],
        [
            .. Checked.GroupBy(row => row.Library)
                .SelectMany(all => all.Where(row => rows.Cast<string>().Contains(row.Serializer)).DefaultIfEmpty(all.First())),
        ]));

    /// <summary>What another version of a library changes, of a run that compares two.</summary>
    public string Upgrade(string run)
    {
        var parts = material.Runs.First(one => one.Name == run).Parts.Select(part => part.Part.Compared).OfType<ComparedPart>();
        return Written([.. UpgradeSection.Of(runs[run].File, [.. parts.Select(part => part.Facts)])
            .Select(section => new Section([.. section.Blocks.Where(block => block is not Heading)]))]);
    }

    /// <summary>How many figures of published benchmarks agree with the stored runs, differ, or cannot be compared.</summary>
    public string PublishedTotal() =>
        PageText.Total(FigureSummary.Of([.. material.Published.SelectMany(page => page.Figures)]));

    /// <summary>How the figures of published benchmarks compare with the stored runs.</summary>
    public string PublishedTable() => Written(new Table<JudgedPage>(
        [
            Column.Of<JudgedPage>("Benchmark", page => page.Name),
            Column.Of<JudgedPage>("Source", page => page.Page.Source),
            .. PublishedReport.SummaryColumns<JudgedPage>(page => FigureSummary.Of(page.Figures)),
        ],
        material.Published));

    private static string? Timed(AnalysedCase? row) => row?.Time is not { } time ? null
        : Timed(time.Mean, time.Interval) + (time.WithMapping is { } mapped ? $" ({Scale.Time.Text(mapped)} with mapping)" : "");

    /// <summary>A time with half of its 95 % interval, where it has one.</summary>
    private static string Timed(double ns, Interval? interval) =>
        Scale.Time.Text(ns) + (interval is { } known ? $" ± {Digits.Percent(known.HalfWidth / ns)}" : "");

    private static string? Text(Scale scale, double? value) => value is { } known ? scale.Text(known) : null;

    /// <summary>Without blanks that align columns in the source: they would be a third of the article.</summary>
    private static string Written(Table table) => Written([new Section(table with { HasLongTexts = true })]);

    private static string Written(IReadOnlyList<Section> sections)
    {
        using var text = new StringWriter();
        ReportFormats.Markdown.Write(sections, new ReportOutput(text));
        return text.ToString().Trim();
    }
}
