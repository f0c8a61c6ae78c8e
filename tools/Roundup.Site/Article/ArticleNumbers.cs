using System.Globalization;
using Roundup.Analysis;
using Roundup.Analysis.Experiments.Checks;
using Roundup.Analysis.Rankings;
using Roundup.Analysis.Statistics;
using Roundup.Catalogue;
using Roundup.Contracts;
using Roundup.Reporting.Checks;
using Roundup.Reporting.Numbers;
using Roundup.Results;
using Roundup.Site.Facts;

namespace Roundup.Site.Article;

/// <summary>
/// What a sentence of the frame can say: numbers of runs, and comparisons that must hold. Each public method is a function of the frame,
/// by its name in snake case. Ratios are to the <see cref="ArticleRun.Baseline"/> of the run, over both operations unless one is named.
/// </summary>
/// <param name="runs">The stored runs.</param>
/// <param name="sheets">What is known of rows.</param>
internal sealed class ArticleNumbers(ArticleRuns runs, IReadOnlyList<RowSheet> sheets)
{
    /// <summary>Rows that are named where something is said of them.</summary>
    private const int MostNames = 5;

    /// <summary>A time over the baseline's.</summary>
    public double Time(string run, string row, string? data = null, string op = "both", string? target = null, string? baseline = null) =>
        Estimate(run, row, data, op, target, baseline).Value;

    /// <summary>The same as text with its 95 % interval: <c>0.23 (0.21 to 0.25)</c>.</summary>
    public string Ratio(string run, string row, string? data = null, string op = "both", string? target = null, string? baseline = null) =>
        Text(Estimate(run, row, data, op, target, baseline));

    /// <summary>A size over the baseline's, as text.</summary>
    public string Size(string run, string row, string? data = null) =>
        Digits.Ratio(runs[run].Row(row, data).SizeRatio ?? throw runs[run].Lacks($"has no size of {row}"));

    /// <summary>The median time of a first call to deserialize in a fresh process, ms.</summary>
    public double First(string run, string row, string target) =>
        (runs[run].FirstCall(row, target) ?? throw runs[run].Lacks($"has no first call of {row} on {target}")).Median / 1e6;

    /// <summary>The version that a run has of a row's library.</summary>
    public string Version(string run, string row) =>
        runs[run].Info(row).Version ?? throw runs[run].Lacks($"does not know the version of {row}");

    /// <summary>The day on which a run began.</summary>
    public string Date(string run) => runs[run].File.Run.Started.ToString("yyyy-MM-dd", CultureInfo.InvariantCulture);

    /// <summary>The processor of a run's machine, with the number of those that the system sees.</summary>
    public string Machine(string run) =>
        $"{runs[run].File.Machine.Cpu}, {runs[run].File.Machine.LogicalCpus} logical processors, {runs[run].File.Machine.Os}";

    /// <summary>The number of libraries that a run checked; a package with two formats is one library.</summary>
    public int Libraries(string run) => CheckedLibraries(run).Count();

    /// <summary>The number of sentences that a run asked.</summary>
    public string Sentences(string run) => runs[run].Checks.Sum(row => row.Sentences).ToString("N0", CultureInfo.InvariantCulture);

    /// <summary>Within what a share of a run's ratios over all its tables are known: half of an interval, as per cent.</summary>
    public string HalfWidth(string run, double share = 0.5) => HalfWidth(run, share, [runs[run].Ranking()]);

    /// <summary>The same of the ratios for one dataset each.</summary>
    public string DataHalfWidth(string run, double share = 0.5) =>
        HalfWidth(run, share, runs[run].File.Datasets.Select(data => runs[run].Ranking(data.Name)));

    /// <summary>Whether a row has what a need of <c>roundup advise</c> asks for: yes, no, not known.</summary>
    public string Answer(string row, string need) => Sheet(row).Answers.GetValueOrDefault(need)?.Word
        ?? throw new RoundupException(ExitCode.SomeFailed, $"there is no need {need}: `roundup advise --help` lists them");

    /// <summary>The status of a row's library: maintained, dormant, ...</summary>
    public string Status(string row) => Sheet(row).Status;

    /// <summary>The time of a row after a change over the time before, of a run that compares two versions.</summary>
    public double Change(string run, string row, string op)
    {
        var operation = op == "write" ? Operation.Serialize : Operation.Deserialize;
        double[] ratios =
        [
            .. RoundupResults.Changes(runs[run].File)?.Cases
                .Where(change => change.Id.Serializer == row && change.Id.Table.Operation == operation)
                .Select(change => change.Ratio).OfType<double>() ?? [],
        ];
        return GeometricMean.Of(ratios) ?? throw runs[run].Lacks($"compares no times of {row}");
    }

    /// <summary>The row, with its compressor, that a message takes the least time with from object to object.</summary>
    public string Best(string run, string bandwidth) =>
        ArticleTables.Deliveries(runs[run], Bandwidth.All.First(one => one.Name == bandwidth))[0].RowName;

    /// <summary>Whether all of a column held for a row: it was asked, and nothing worse than a refusal was found.</summary>
    public bool Keeps(string run, string row, string column) => Cell(run, row, column) is { IsAsked: true, Worst: <= CheckOutcome.Refused };

    /// <summary>The libraries of which no row was found worse than refusing in a column.</summary>
    public string Keepers(string run, string column) => Joined(CheckedLibraries(run)
        .Where(rows => rows.All(row => Keeps(run, row.Name, column))).Select(rows => rows.First().Info.Library));

    /// <summary>How many rows had each outcome of a probe in a column, from the worst, with their names where they are few.</summary>
    public string Outcomes(string run, string probe, string column) => string.Join(
        ", ",
        from row in runs[run].Checks
        where row.Asked.Contains((probe, ColumnOf(column)))
        let found = row.Cells[ColumnOf(column)].Causes.Where(cause => cause.Probe == probe).Select(cause => cause.Outcome)
        group row.Name by found.DefaultIfEmpty(CheckOutcome.Held).Max() into rows
        orderby rows.Key descending
        select $"*{rows.Key.Word()}* {rows.Count()}{(rows.Count() > MostNames ? "" : $" ({Joined(rows)})")}");

    /// <summary>A finding: what did not hold, and the command that asks it again.</summary>
    public string Finding(string run, string row, string id)
    {
        var check = runs[run].Check(row);
        var cause = check.Causes.FirstOrDefault(one => one.Findings.Any(finding => finding.Id == id))
            ?? throw runs[run].Lacks($"found nothing against {row} by {id}");
        return $"{MarkdownEscaped(CheckText.What(cause))}. `{new CheckText(runs[run].File).Command(check, cause)}`";
    }

    /// <summary>Nothing, where a comparison holds; the frame's sentence beside it would be untrue otherwise.</summary>
    public static string Holds(bool comparison) =>
        comparison ? "" : throw new RoundupException(ExitCode.SomeFailed, "the comparison no longer holds: change the sentence beside it");

    /// <summary>Nothing, where a row is shown to be faster than another one: their intervals are apart.</summary>
    public string Faster(string run, string row, string than, string? data = null, string op = "both", string? target = null)
    {
        var (fast, slow) = (Estimate(run, row, data, op, target, null), Estimate(run, than, data, op, target, null));
        return (fast.Interval?.High ?? fast.Value) < (slow.Interval?.Low ?? slow.Value)
            ? ""
            : throw runs[run].Lacks($"does not show that {row} ({Text(fast)}) is faster than {than} ({Text(slow)}): change the sentence");
    }

    private string HalfWidth(string run, double share, IEnumerable<Ranking> rankings)
    {
        double[] widths =
        [
            .. rankings.SelectMany(one => one.Rows).Where(row => !row.IsBaseline)
                .Select(row => row.Both.HalfWidth).OfType<double>().Order(),
        ];
        return widths.Length == 0 ? throw runs[run].Lacks("has no intervals") : Digits.Percent(widths[(int)(widths.Length * share)]);
    }

    private IEnumerable<IGrouping<string, CheckedRow>> CheckedLibraries(string run) =>
        runs[run].Checks.Where(row => !row.Info.IsFloor).GroupBy(row => row.Info.Package ?? row.Info.Library.Split('@')[0]);

    private static string Joined(IEnumerable<string> names) => names.ToList() switch
    {
        [] => "none",
        [var one] => one,
        [.. var others, var last] => $"{string.Join(", ", others)} and {last}",
    };

    private RowSheet Sheet(string row) => sheets.FirstOrDefault(sheet => sheet.Serializer == row)
        ?? throw new RoundupException(ExitCode.SomeFailed, $"no stored run has the row {row}");

    private Estimate Estimate(string run, string row, string? data, string op, string? target, string? baseline)
    {
        var line = runs[run].Row(row, data, target, baseline);
        return (op switch
        {
            "both" => line.Both,
            "write" => line.Serialize,
            "read" => line.Deserialize,
            _ => throw runs[run].Lacks($"has no operation {op}: both, write and read are known"),
        }) ?? throw runs[run].Lacks($"has no time of {row} to {op}");
    }

    private CheckCell Cell(string run, string row, string column) =>
        runs[run].Check(row).Cells.GetValueOrDefault(ColumnOf(column)) ?? throw runs[run].Lacks($"asked {row} nothing about {column}");

    private static CheckColumn ColumnOf(string name) => Enum.Parse<CheckColumn>(name, ignoreCase: true);

    private static string MarkdownEscaped(string text) => Reporting.Formats.Markdown.MarkdownText.Escape(text);

    /// <summary>A ratio with its interval; of the baseline alone, the ratio.</summary>
    internal static string Text(Estimate estimate) => estimate.Interval is { } interval && estimate.Value != 1
        ? $"{Digits.Ratio(estimate.Value)} ({Digits.Ratio(interval.Low)} to {Digits.Ratio(interval.High)})"
        : Digits.Ratio(estimate.Value);
}
