using Roundup.Analysis.Experiments.Checks;
using Roundup.Contracts;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Text;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Checks;

/// <summary>What a check found, in words.</summary>
/// <param name="file">The results.</param>
internal sealed class CheckText(ResultsFile file)
{
    private const int ReasonLength = 200;
    private const int MostShapes = 3;
    private const int MostWays = 2;
    private const int MostOthers = 3;

    private readonly AskAgain _again = new(file);
    private readonly HashSet<string> _own = [.. file.Datasets.Where(data => data.IsOwn).Select(data => data.Name)];

    /// <summary>The row with version and target: <c>Swift/default 2.0.1 on net10.0</c>.</summary>
    public static string Title(CheckedRow row) =>
        $"{row.Name}{(row.Version is { } version ? $" {version}" : "")} on {row.Target}";

    /// <summary>The worst outcome with the number of its causes: <c>2 silent</c>, <c>throws 3</c>, <c>held</c>.</summary>
    public static string Cell(CheckedRow row, CheckColumn column, string notAsked = "not asked") =>
        row.Cells.GetValueOrDefault(column) is not { IsAsked: true } cell ? notAsked
        : cell.Worst == CheckOutcome.Held ? CheckOutcome.Held.Word()
        : Counted(cell.Worst, cell.Count);

    public static string Counted(CheckOutcome outcome, int count) =>
        outcome is CheckOutcome.Held or CheckOutcome.Throws or CheckOutcome.Grows or CheckOutcome.Hangs or CheckOutcome.Dies
            ? $"{outcome.Word()} {Wording.Grouped(count)}"
            : outcome == CheckOutcome.OfRoundup ? $"{Wording.Grouped(count)} by Roundup"
            : $"{Wording.Grouped(count)} {outcome.Word()}";

    public static Tone ToneOf(CheckOutcome outcome) => outcome switch
    {
        CheckOutcome.Held => Tone.Heading,
        CheckOutcome.EqualForm or CheckOutcome.OfRoundup or CheckOutcome.Refused or CheckOutcome.InitialValue => Tone.Warning,
        _ => Tone.Bad,
    };

    /// <summary>What held, by column: <c>1,233: values 512, pieces 240</c>.</summary>
    public static string Held(CheckedRow row) => Wording.Grouped(row.Held) + (row.Held == 0 ? "" : ": " + string.Join(
        ", ",
        row.Cells.Where(cell => cell.Value.Held > 0).OrderBy(cell => cell.Key)
            .Select(cell => $"{cell.Key.Word()} {Wording.Grouped(cell.Value.Held)}")));

    /// <summary>Why columns of a row were not asked, each reason once with its columns.</summary>
    public static IEnumerable<string> NotAsked(CheckedRow row) => row.Cells.Where(cell => !cell.Value.IsAsked).OrderBy(cell => cell.Key)
        .GroupBy(cell => string.Join("; ", cell.Value.NotAsked), cell => cell.Key.Word())
        .Select(reason => $"{string.Join(", ", reason)}: {reason.Key}");

    /// <summary>What a limit is and its unit, which stands in its name behind a comma; empty for a number of things.</summary>
    public static (string What, string Unit) Limit(string name) =>
        name.Split(", ", 2) is [var what, var unit] ? (what, " " + unit) : (name, "");

    /// <summary>A limit over the probes: <c>64</c>, <c>2 to 3</c>.</summary>
    public static string Figure((double Least, double Most) figure) => figure.Least.Equals(figure.Most)
        ? Number(figure.Least)
        : $"{Number(figure.Least)} to {Number(figure.Most)}";

    /// <summary>Probe, member and values before and after, or the exception.</summary>
    public static string What(CheckCause cause) => What(cause, cause.First.Lost.Count == 0 ? null : 0)
        + (cause.First.Lost.Count > 1 ? $"; and {Wording.Count(cause.First.Lost.Count - 1, "more difference")}" : "")
        + (cause.First.Lost.Count == 0 ? "" : Reason(cause) is { } reason ? $"; {reason}" : "")
        + (cause.First.Foretold is { } text ? $"; its analyzer says {Shortened.To(ReasonLength, Visible.Line(text))}" : "");

    /// <summary>One of the differences of a cause, or its exception.</summary>
    public static string What(CheckCause cause, int? lost)
    {
        var first = cause.First;
        var place = first.Place is { } at ? $", {at}" : "";
        if (lost is not { } i)
        {
            var value = first.Value is { } number ? $" (value {Wording.Plain(number)}{place})" : place;
            return $"{cause.Probe}: {Reason(cause) ?? "no reason was recorded"}{value}";
        }

        var path = PathOf(cause, i) is { } member ? " " + member : "";
        var kind = first.Examples?.ElementAtOrDefault(i) is { Length: > 0 } example ? example : KindOf(cause, i);
        return $"{cause.Probe}{path}: {kind}{place}";
    }

    /// <summary>The kind of a difference, or what an exception has in common with others.</summary>
    public static string KindOf(CheckCause cause, int? lost) => lost is not { } i ? cause.OverProbes
        : cause.First.Lost[i][(cause.First.Lost[i].LastIndexOf(": ", StringComparison.Ordinal) + 1)..].Trim();

    /// <summary>Where a difference is, for a reader who knows the probe of another one.</summary>
    public static string PlaceOf(CheckCause cause, int? lost, CheckCause other)
    {
        var path = lost is { } i ? PathOf(cause, i) : null;
        return cause.Probe == other.Probe && path is not null ? path : $"{cause.Probe} {path}".TrimEnd();
    }

    /// <summary>The columns, shapes and ways of a cause: <c>values, pieces (Bytes, Stream; reads-1, reads-7 and 2 more)</c>.</summary>
    public static string Where(CheckCause cause)
    {
        string[] within =
        [
            .. cause.Shapes.Count == 0 ? [] : (string[])[NameList.Of([.. cause.Shapes.Select(shape => $"{shape}")], MostShapes)],
            .. cause.Ways.Count == 0 ? [] : (string[])[NameList.Of([.. cause.Ways.Select(way => $"{way}")], MostWays)],
        ];
        var columns = string.Join(", ", cause.Columns.Select(column => column.Word()));
        return within.Length == 0 ? columns : $"{columns} ({string.Join("; ", within)})";
    }

    /// <summary>Where a kind was found besides the cause that is told: other probes, or other members of the probe.</summary>
    public static string Also(CheckKind kind)
    {
        var others = kind.Causes.Skip(1)
            .Select(cause => cause.Probe == kind.First.Probe ? PathOf(cause) ?? cause.Probe : cause.Probe)
            .Where(name => name != kind.First.Probe && name != PathOf(kind.First))
            .Distinct().ToList();
        return others.Count == 0 ? "" : $"; also {NameList.Of(others, MostOthers)}";
    }

    /// <summary>The command that asks the sentence again.</summary>
    public string Command(CheckedRow row, CheckCause cause) =>
        _again.Command(row.Name, row.Target, cause.First.Id, _own.Contains(cause.Probe));

    private static string? Reason(CheckCause cause) =>
        cause.First.Reason is { } told ? Shortened.To(ReasonLength, Visible.Line(told)) : null;

    /// <summary>The member of a difference; null for an exception and where the value itself differs.</summary>
    private static string? PathOf(CheckCause cause, int lost = 0) => cause.First.Lost.ElementAtOrDefault(lost) is { } text
        && text.LastIndexOf(": ", StringComparison.Ordinal) is > 0 and var colon ? text[..colon] : null;

    private static string Number(double value) => value.ToString("#,0.####", CultureInfo.InvariantCulture);
}
