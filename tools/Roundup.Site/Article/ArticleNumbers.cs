using System.Globalization;
using Roundup.Analysis;
using Roundup.Analysis.Experiments.Checks;
using Roundup.Analysis.Rankings;
using Roundup.Analysis.Statistics;
using Roundup.Contracts;
using Roundup.Facts;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Facts;
using Roundup.Reporting.Numbers;
using Roundup.Results;
using Roundup.Results.Texts;
using Roundup.Site.Commands;
using Roundup.Site.Gallery;
using Scriban.Runtime;

namespace Roundup.Site.Article;

/// <summary>
/// What a sentence of the frame can say: numbers of runs, and comparisons that must hold. Each public method is a function of the frame,
/// by its name in snake case. Ratios are to the <see cref="ArticleRun.Baseline"/> of the run, over both operations unless one is named.
/// </summary>
/// <param name="runs">The stored runs.</param>
/// <param name="material">What is known of rows.</param>
internal sealed class ArticleNumbers(ArticleRuns runs, SiteMaterial material)
{
    /// <summary>Letters of an exception.</summary>
    private const int MostReason = 160;

    /// <summary>A time over the baseline's.</summary>
    public double Time(
        string run,
        string serializer,
        string? data = null,
        string op = "both",
        string? target = null,
        string? baseline = null,
        string? shape = null) => Estimate(run, serializer, data, op, target, baseline, shape).Value;

    /// <summary>The same as text with its 95 % interval: <c>0.23 (0.21 to 0.25)</c>.</summary>
    public string Ratio(
        string run,
        string serializer,
        string? data = null,
        string op = "both",
        string? target = null,
        string? baseline = null,
        string? shape = null) => runs[run].Link(Text(Estimate(run, serializer, data, op, target, baseline, shape)), serializer);

    /// <summary>The same with half of the interval: <c>0.23 ± 4 %</c>.</summary>
    public string Short(string run, string serializer, string? data = null, string? shape = null) =>
        runs[run].Link(ShortText(Estimate(run, serializer, data, "both", null, null, shape)), serializer);

    /// <summary>A text that leads to what a run says of a serializer.</summary>
    public string Of(string text, string run, string? serializer = null) => runs[run].Link(text, serializer);

    /// <summary>The serializers that write the fewest bytes of a dataset, with the bytes and the share of the baseline's.</summary>
    public string Smallest(string run, string data, int most) => string.Join(", ", runs[run].Ranking(data).Serializers
        .Where(serializer => serializer.IsExact && serializer.SizeRatio is not null).OrderBy(serializer => serializer.SizeRatio)
        .Take(most).Select(serializer => $"{serializer.Name} " + runs[run].Link(
            $"{NumberText.Bytes(serializer.Cases[0].Result.SizeBytes!.Value)}, {NumberText.Percent(serializer.SizeRatio!.Value)}",
            serializer.Name)));

    /// <summary>The bytes of a dataset.</summary>
    public string Bytes(string run, string serializer, string data) => runs[run].Link(
        NumberText.Bytes(runs[run].FindSerializer(serializer, data).Cases[0].Result.SizeBytes
            ?? throw runs[run].Lacks($"has no size of {serializer}")),
        serializer);

    /// <summary>The time over the baseline's of a program with classes of its own, where those that are timed are generated.</summary>
    public double Mapped(string run, string serializer, string? data = null) => Time(run, serializer, data)
        * (runs[run].FindSerializer(serializer, data).Conditions.Mapping
            ?? throw runs[run].Lacks($"maps no classes to those of {serializer}"));

    /// <summary>A serializer with the conditions of its numbers in a run.</summary>
    public string Named(string run, string serializer) => runs[run].Named(serializer);

    /// <summary>The tool that a row was built without in a run; empty where it has all that it needs.</summary>
    public string Without(string run, string serializer) => runs[run].BuiltWithout(serializer) ?? "";

    /// <summary>A size as a share of the baseline's, in per cent.</summary>
    public string Size(string run, string serializer, string? data = null) => runs[run].Link(
        NumberText.Percent(runs[run].FindSerializer(serializer, data).SizeRatio ?? throw runs[run].Lacks($"has no size of {serializer}")),
        serializer);

    /// <summary>The median time of a first call to deserialize in a fresh process, ms.</summary>
    public double First(string run, string serializer, string target) =>
        (runs[run].FirstCall(serializer, target) ?? throw runs[run].Lacks($"has no first call of {serializer} on {target}")).Median / 1e6;

    /// <summary>The version that a run has of a row's library.</summary>
    public string Version(string run, string serializer) =>
        runs[run].Info(serializer).Version ?? throw runs[run].Lacks($"does not know the version of {serializer}");

    /// <summary>The targets of the links to runs; stands at the end.</summary>
    public string Links() => string.Join("\n", runs.Used.Select(run => $"[{run.Key}]: {run.Value.Path}"));

    /// <summary>The machines of runs, and of those that tell what was checked, each with its runs and their days.</summary>
    public string Machines(ScriptArray names)
    {
        var checks = Checked().SelectMany(serializer => serializer.Check!.Categories.Values).SelectMany(one => one.Sources)
            .Select(source => source.Run);
        return string.Join("; ", names.Cast<string>().Concat(checks).Distinct()
            .GroupBy(name => Machine(runs[name].File), name => (Name: name, Day: runs[name].File.Run.Started.UtcDateTime.Date))
            .Select(machine => $"{machine.Key}: " + string.Join(
                ", ",
                machine.GroupBy(run => run.Day, run => runs[run.Name].Link(run.Name)).OrderBy(day => day.Key)
                    .Select(day => $"{Joined(day)} on {day.Key.ToString("yyyy-MM-dd", CultureInfo.InvariantCulture)}"))));
    }

    /// <summary>The number of libraries that were checked; a package with two formats is one library.</summary>
    public int Libraries() => CheckedLibraries().Count();

    /// <summary>The number of checks of a run.</summary>
    public string Checks(string run) => runs[run].Link(
        CheckedSerializer.Of(runs[run].File).Sum(serializer => serializer.Checks).ToString("N0", CultureInfo.InvariantCulture));

    /// <summary>The checked libraries with a need of <c>roundup advise</c>; where not all their serializers have it, those that do.</summary>
    public string Having(string need)
    {
        var known = CheckedLibraries().Select(library => (
            library.First().Library,
            Met: library.Where(sheet => sheet.Answers.GetValueOrDefault(need)?.IsMet == true).Select(sheet => sheet.Serializer).ToList(),
            Count: library.Count()));
        return string.Join(", ", known.Where(one => one.Met.Count > 0)
            .SelectMany(one => one.Met.Count == one.Count ? [one.Library] : one.Met).Order(StringComparer.OrdinalIgnoreCase));
    }

    /// <summary>Within what a share of a run's ratios over all its tables are known: half of an interval, as per cent.</summary>
    public string HalfWidth(string run, double share = 0.5) => HalfWidth(run, share, [runs[run].Ranking()]);

    /// <summary>The same of the ratios for one dataset each.</summary>
    public string DataHalfWidth(string run, double share = 0.5) =>
        HalfWidth(run, share, runs[run].File.Datasets.Select(data => runs[run].Ranking(data.Name)));

    /// <summary>Whether a row has what a need of <c>roundup advise</c> asks for: yes, no, not known.</summary>
    public string Answer(string serializer, string need) => Sheet(serializer).Answers.GetValueOrDefault(need)?.Word
        ?? throw new SiteException($"there is no need {need}: `roundup advise --help` lists them");

    /// <summary>The status of a row's library: maintained, dormant, ...</summary>
    public string Status(string serializer) => Sheet(serializer).Status;

    /// <summary>Why it is that.</summary>
    public string Reason(string serializer) =>
        Sheet(serializer).StatusReason is [var first, .. var rest] ? char.ToLowerInvariant(first) + rest.TrimEnd('.') : "";

    /// <summary>The time of a row after a change over the time before, of a run that compares two versions.</summary>
    public double Change(string run, string serializer, string op)
    {
        var operation = op == "write" ? Operation.Serialize : Operation.Deserialize;
        double[] ratios =
        [
            .. RoundupResults.Changes(runs[run].File)?.Cases
                .Where(change => change.Id.Serializer == serializer && change.Id.Table.Operation == operation)
                .Select(change => change.Ratio).OfType<double>() ?? [],
        ];
        return GeometricMean.Compute(ratios) ?? throw runs[run].Lacks($"compares no times of {serializer}");
    }

    /// <summary>The row, with its compressor, that a message takes the least time with from object to object.</summary>
    public string Best(string run, string bandwidth) =>
        ArticleTables.Deliveries(runs[run], Bandwidth.All.First(one => one.Name == bandwidth))[0].SerializerName;

    /// <summary>How many checks of a category a serializer passed, where it passed all of them.</summary>
    public int AllPassed(string serializer, string category) =>
        Check(serializer).Cells.GetValueOrDefault(ColumnOf(category)) is { WasRun: true, Worst: CheckOutcome.Passed } cell
            ? cell.Passed
            : throw Lacks($"{serializer} did not pass all checks of the category {category}: change the sentence");

    /// <summary>Nothing, where a plain program confirms what the frame says beside it of the version that the runs have.</summary>
    public string Plain(string serializer, string fact) => material.Plain?.Holds(serializer, Sheet(serializer).Version, fact) == true
        ? ""
        : throw Lacks(
            $"no plain program confirms for {serializer} {Sheet(serializer).Version} that {fact}: run tools/plain-facts, or change the "
                + "sentence");

    /// <summary>Whether a serializer failed a check.</summary>
    public bool Finds(string serializer, string name) =>
        CheckId.Parse(name) is var id && Check(serializer).Causes.Any(cause => cause.Findings.Any(finding => finding.Id == id));

    /// <summary>A check that failed, which leads to its run. What it found must have the words that the sentence says.</summary>
    public string Evidence(string serializer, string name, string words)
    {
        var (check, id) = (Check(serializer), CheckId.Parse(name) ?? throw Lacks($"{name} is no name of a check"));
        var found = check.Causes.SelectMany(cause => cause.Findings).FirstOrDefault(finding => finding.Id == id)
            ?? throw Lacks($"no stored run found anything against {serializer} by {name}");
        var what = What(found);
        var source = Sheet(serializer).Facts.SourceOf(id.Dataset, found.Category, check.Target);
        return what.Contains(words, StringComparison.Ordinal) && source is not null ? runs[source].Link($"`{name}`", serializer)
            : throw Lacks($"{name} found of {serializer}: {what}; the sentence says {words}");
    }

    /// <summary>A version with which a failure came, which leads to the checks of all versions; the failure has the words.</summary>
    public string Since(string serializer, string version, string words) =>
        Changed(serializer, version, words, period => period.NotIn is null ? null : period.Since);

    /// <summary>The same of a version without the failure that older ones have.</summary>
    public string Until(string serializer, string version, string words) =>
        Changed(serializer, version, words, period => period.Until);

    private string Changed(string serializer, string version, string words, Func<FindingPeriod, string?> versionOf) =>
        Sheet(serializer).Versions is { } versions && versions.Changes.Any(change =>
            change.Periods.Any(period => versionOf(period) == version)
            && SerializerVersions.What(change, versions.Tried).Contains(words, StringComparison.Ordinal))
            ? $"[{version}](results/{versions.Source.Run}.json.br)"
            : throw Lacks($"no failure of {serializer} with the words {words} came or went with {version}");

    /// <summary>The first member with its values before and after, or the exception.</summary>
    private static string What(CheckFinding finding)
    {
        if (finding is { Lost: [var lost, ..], Examples: not null })
        {
            return $"{Comparison.PathOf(lost)}: {finding.Difference(0)}";
        }

        var reason = Shortened.To(MostReason, Before(Before(finding.Reason ?? "", " (value "), " (in ")).TrimEnd('.');
        return reason;
    }

    private static string Before(string text, string end) =>
        text.IndexOf(end, StringComparison.Ordinal) is >= 0 and var at ? text[..at] : text;

    /// <summary>Nothing, where a comparison holds; the frame's sentence beside it would be untrue otherwise.</summary>
    public static string Holds(bool comparison) =>
        comparison ? "" : throw new SiteException("the comparison no longer holds: change the sentence beside it");

    /// <summary>Nothing, where the ranking shows a row to be faster than another one.</summary>
    public string Faster(string run, string serializer, string than, string? data = null, string? target = null)
    {
        var rival = runs[run].FindSerializer(serializer, data, target).Rivals?.FirstOrDefault(one => one.Name == than);
        return rival?.Certainty == Certainty.Shown
            ? ""
            : throw runs[run].Lacks($"does not show that {serializer} is faster than {than}: change the sentence");
    }

    private string HalfWidth(string run, double share, IEnumerable<Ranking> rankings)
    {
        double[] widths =
        [
            .. rankings.SelectMany(one => one.Serializers).Where(serializer => !serializer.IsBaseline)
                .Select(serializer => serializer.Both.HalfWidth).OfType<double>().Order(),
        ];
        return widths.Length == 0 ? throw runs[run].Lacks("has no intervals") : NumberText.Percent(widths[(int)(widths.Length * share)]);
    }

    private IEnumerable<GatheredSheet> Checked() => material.Sheets.Where(sheet => sheet.Checked is not null);

    private IEnumerable<IGrouping<string, GatheredSheet>> CheckedLibraries() =>
        Checked().GroupBy(sheet => sheet.Package ?? sheet.Library.Split('@')[0]);

    private CheckedSerializer Check(string serializer) => Sheet(serializer).Checked ?? throw Lacks($"no stored run checked {serializer}");

    private static string Machine(ResultsFile file) =>
        $"{file.Machine.Cpu}, {file.Machine.LogicalCpus} logical processors, {file.Machine.Os}";

    private static SiteException Lacks(string what) => new(what);

    private static string Joined(IEnumerable<string> names) => names.ToList() switch
    {
        [] => "none",
        [var one] => one,
        [.. var others, var last] => $"{string.Join(", ", others)} and {last}",
    };

    private GatheredSheet Sheet(string serializer) =>
        material.Sheets.FirstOrDefault(sheet => sheet.Serializer == serializer) ?? throw Lacks($"no stored run has {serializer}");

    private Estimate Estimate(
        string run, string serializer, string? data, string op, string? target, string? baseline = null, string? shape = null)
    {
        var line = runs[run].FindSerializer(serializer, data, target, baseline, shape is null ? null : Enum.Parse<Shape>(shape));
        return (op switch
        {
            "both" => line.Both,
            "write" => line.Serialize,
            "read" => line.Deserialize,
            _ => throw runs[run].Lacks($"has no operation {op}: both, write and read are known"),
        }) ?? throw runs[run].Lacks($"has no time of {serializer} to {op}");
    }

    private static CheckCategory ColumnOf(string name) => Enum.Parse<CheckCategory>(name, ignoreCase: true);

    internal static string ShortText(Estimate estimate) => estimate.HalfWidth is { } half && estimate.Value != 1
        ? $"{NumberText.Ratio(estimate.Value)} ± {NumberText.Percent(half)}"
        : NumberText.Ratio(estimate.Value);

    /// <summary>A ratio with its interval; of the baseline alone, the ratio.</summary>
    internal static string Text(Estimate estimate) => estimate.Interval is { } interval && estimate.Value != 1
        ? $"{NumberText.Ratio(estimate.Value)} ({NumberText.Ratio(interval.Low)} to {NumberText.Ratio(interval.High)})"
        : NumberText.Ratio(estimate.Value);
}
