using Roundup.Analysis.Experiments.Checks;
using Roundup.Contracts;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Text;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Checks;

internal sealed class CheckText(ResultsFile file)
{
    private const int ReasonLength = 200;
    private const int MostShapes = 3;
    private const int MostWays = 2;
    private const int MostOthers = 3;

    private static readonly Dictionary<CheckOutcome, string> s_short = new()
    {
        [CheckOutcome.ByRoundup] = "by Roundup",
        [CheckOutcome.DefaultValue] = "default",
        [CheckOutcome.UnexpectedException] = "exception",
        [CheckOutcome.ExcessiveResources] = "excessive",
        [CheckOutcome.OtherMessage] = "leaked",
    };

    private readonly RunAgain _runAgain = new(file);
    private readonly HashSet<string> _own = [.. file.Datasets.Where(data => data.IsOwn).Select(data => data.Name)];

    // The serializer with version and target: Swift/default 2.0.1 on net10.0.
    public static string Title(CheckedSerializer serializer) =>
        $"{serializer.Name}{(serializer.Version is { } version ? $" {version}" : "")} on {serializer.Target}";

    // The worst outcome with the number of its causes: 2 corrupted, 1 crash; where there are none, the number of checks: all 240 passed.
    public static string Cell(CheckedSerializer serializer, CheckCategory category) =>
        serializer.Cells.GetValueOrDefault(category) is not { WasRun: true } cell ? "not run"
        : cell.Causes.Count == 0 ? $"all {CheckOutcome.Passed.Counted(cell.Passed)}"
        : cell.Worst.Counted(cell.Count);

    // For a narrow column; ShortWords explains what is not clear by itself.
    public static string ShortCell(CheckedSerializer serializer, CheckCategory category) =>
        serializer.Cells.GetValueOrDefault(category) is not { WasRun: true } cell ? "not run"
        : cell.Causes.Count == 0 ? "passed"
        : s_short.TryGetValue(cell.Worst, out var word)
            ? cell.Worst is CheckOutcome.DefaultValue or CheckOutcome.UnexpectedException
                ? Wording.Count(cell.Count, word) : $"{Wording.Grouped(cell.Count)} {word}"
        : cell.Worst.Counted(cell.Count);

    public static IEnumerable<string> ShortWords(IReadOnlyList<CheckedSerializer> serializers)
    {
        var used = s_short.Where(word => serializers
            .Any(serializer => serializer.Cells.Values.Any(cell => cell.WasRun && cell.Worst == word.Key)))
            .Select(word =>
                $"{word.Value}: {(word.Key == CheckOutcome.ByRoundup ? "lost in code that Roundup wrote" : word.Key.Word())}")
            .ToList();
        return used.Count == 0 ? [] : [$"{string.Join("; ", used)}."];
    }

    public static Tone ToneOf(CheckOutcome outcome) => outcome switch
    {
        CheckOutcome.Passed => Tone.Heading,
        CheckOutcome.Equivalent or CheckOutcome.ByRoundup or CheckOutcome.Rejected or CheckOutcome.DefaultValue => Tone.Warning,
        _ => Tone.Bad,
    };

    // The checks of each category that was run: all 240 passed; 4 of 42 failed: 1 corrupted, 3 rejected.
    public static IEnumerable<(CheckCategory Category, string Text)> Results(CheckedSerializer serializer) =>
        from cell in serializer.Cells
        where cell.Value.WasRun
        orderby cell.Key
        let all = cell.Value.Causes.SelectMany(cause => cause.Findings).Where(finding => finding.Category == cell.Key).ToList()
        let equivalent = all.Count(finding => finding.Outcome == CheckOutcome.Equivalent)
        let failed = all.Where(finding => finding.Outcome != CheckOutcome.Equivalent).CountBy(finding => finding.Outcome)
            .OrderByDescending(same => same.Key).Select(same => same.Key.Counted(same.Value)).ToList()
        let count = cell.Value.Passed + all.Count
        let passed = all.Count == 0 ? $"all {CheckOutcome.Passed.Counted(count)}" : $"{Share(cell.Value.Passed, count)} passed"
        select (cell.Key, (failed.Count == 0 ? passed : $"{Share(all.Count - equivalent, count)} failed: {string.Join(", ", failed)}")
            + (equivalent == 0 ? "" : $"; {CheckOutcome.Equivalent.Counted(equivalent)}"));

    // Some of all: 1,203 of 1,209.
    public static string Share(int some, int all) => $"{Wording.Grouped(some)} of {Wording.Grouped(all)}";

    public static IEnumerable<string> NotRun(CheckedSerializer serializer) =>
        serializer.Cells.Where(cell => !cell.Value.WasRun).OrderBy(cell => cell.Key)
        .GroupBy(cell => string.Join("; ", cell.Value.NotRun), cell => cell.Key.Title())
        .Select(reason => $"{string.Join(", ", reason)}: {reason.Key}");

    // The name of a limit and its unit, which stands in its name behind a comma; empty for a number of things.
    public static (string What, string Unit) Limit(string name) =>
        name.Split(", ", 2) is [var what, var unit] ? (what, " " + unit) : (name, "");

    // A limit over the probes: 64, 2 to 3.
    public static string Figure((double Least, double Most) figure) => figure.Least.Equals(figure.Most)
        ? Number(figure.Least)
        : $"{Number(figure.Least)} to {Number(figure.Most)}";

    public static string What(CheckCause cause) => What(cause, cause.First.Lost.Count == 0 ? null : 0)
        + (cause.First.Lost.Count > 1 ? $"; and {Wording.Count(cause.First.Lost.Count - 1, "more difference")}" : "")
        + (cause.First.Lost.Count == 0 ? "" : Reason(cause) is { } reason ? $"; {reason}" : "")
        + (cause.First.Foretold is { } text ? $"; its analyzer says {Shortened.To(ReasonLength, Visible.Line(text))}" : "");

    public static string What(CheckCause cause, int? lost)
    {
        var first = cause.First;
        var place = first.Place is { } at ? $", {at}" : "";
        if (lost is not { } i)
        {
            return $"{cause.Probe}: {Reason(cause) ?? "no reason was recorded"}{(first.Place is { } where ? $" ({where})" : "")}";
        }

        var path = PathOf(cause, i) is { } member ? " " + member : "";
        return $"{cause.Probe}{path}: {first.Difference(i)}{place}";
    }

    public static string KindOf(CheckCause cause, int? lost) => lost is not { } i ? cause.OverProbes
        : Comparison.KindOf(cause.First.Lost[i]);

    public static string PlaceOf(CheckCause cause, int? lost, CheckCause other)
    {
        var path = lost is { } i ? PathOf(cause, i) : null;
        return cause.Probe == other.Probe && path is not null ? path : $"{cause.Probe} {path}".TrimEnd();
    }

    // The categories, shapes and ways of a cause: values, chunks (Bytes, Stream; reads-1, reads-7 and 2 more).
    public static string Where(CheckCause cause)
    {
        string[] within =
        [
            .. cause.Shapes.Count == 0 ? [] : (string[])[NameList.Format([.. cause.Shapes.Select(shape => $"{shape}")], MostShapes)],
            .. cause.Ways.Count == 0 ? [] : (string[])[NameList.Format([.. cause.Ways.Select(way => $"{way}")], MostWays)],
        ];
        var categories = string.Join(", ", cause.Categories.Select(category => category.Title()));
        return within.Length == 0 ? categories : $"{categories} ({string.Join("; ", within)})";
    }

    public static string Also(CheckKind kind)
    {
        var others = kind.Causes.Skip(1)
            .Select(cause => cause.Probe == kind.First.Probe ? PathOf(cause) ?? cause.Probe : cause.Probe)
            .Where(name => name != kind.First.Probe && name != PathOf(kind.First))
            .Distinct().ToList();
        return others.Count == 0 ? "" : $"; also {NameList.Format(others, MostOthers)}";
    }

    public string Command(CheckedSerializer serializer, CheckCause cause) =>
        _runAgain.Command(serializer.Name, serializer.Target, cause.First.Id, _own.Contains(cause.Probe));

    private static string? Reason(CheckCause cause) =>
        cause.First.Reason is { } reason ? Shortened.To(ReasonLength, Visible.Line(reason)) : null;

    // The member of a difference; null for an exception and where the value itself differs.
    private static string? PathOf(CheckCause cause, int lost = 0) => cause.First.Lost.ElementAtOrDefault(lost) is { } text
        && Comparison.PathOf(text) is { Length: > 0 } path ? path : null;

    private static string Number(double value) => value.ToString("#,0.####", CultureInfo.InvariantCulture);
}
