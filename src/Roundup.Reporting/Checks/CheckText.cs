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
    private const string CommandName = "check";

    private readonly bool _severalTargets = file.Cases.Select(result => result.Id.Table.Target).Distinct().Skip(1).Any();
    private readonly HashSet<string> _own = [.. file.Datasets.Where(data => data.IsOwn).Select(data => data.Name)];

    /// <summary>The row with version and target: <c>Swift/default 2.0.1 on net10.0</c>.</summary>
    public static string Title(CheckedRow row) =>
        $"{row.Name}{(row.Version is { } version ? $" {version}" : "")} on {row.Target}";

    /// <summary>The worst outcome with its count, or why nothing was asked: <c>2 silent</c>, <c>throws 3</c>, <c>held 240</c>.</summary>
    public static string Cell(CheckedRow row, CheckColumn column) =>
        row.Cells.GetValueOrDefault(column) is { IsAsked: true } cell ? Counted(cell.Worst, cell.Count) : "not asked";

    public static string Counted(CheckOutcome outcome, int count) =>
        outcome is CheckOutcome.Held or CheckOutcome.Throws or CheckOutcome.Grows or CheckOutcome.Hangs or CheckOutcome.Dies
            ? $"{outcome.Word()} {Wording.Grouped(count)}"
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

    /// <summary>The columns of which nothing was asked of a row, with the reasons.</summary>
    public static IEnumerable<string> NotAsked(CheckedRow row) => row.Cells.Where(cell => !cell.Value.IsAsked).OrderBy(cell => cell.Key)
        .Select(cell => $"{cell.Key.Word()}: {string.Join("; ", cell.Value.NotAsked)}");

    /// <summary>What a limit is and its unit, which stands in its name behind a comma; empty for a number of things.</summary>
    public static (string What, string Unit) Limit(string name) =>
        name.Split(", ", 2) is [var what, var unit] ? (what, " " + unit) : (name, "");

    /// <summary>A limit over the probes: <c>64</c>, <c>2 to 3</c>.</summary>
    public static string Figure((double Least, double Most) figure) => figure.Least.Equals(figure.Most)
        ? Number(figure.Least)
        : $"{Number(figure.Least)} to {Number(figure.Most)}";

    /// <summary>Probe, member and values before and after, or the exception.</summary>
    public static string What(CheckCause cause)
    {
        var first = cause.First;
        var place = first.Place is { } at ? $", {at}" : "";
        var reason = first.Reason is { } told ? Shortened.To(ReasonLength, Visible.Line(told)) : null;
        if (first.Lost is not [var lost, ..])
        {
            var value = first.Value is { } number ? $" (value {Wording.Plain(number)}{place})" : place;
            return $"{cause.Probe}: {reason ?? "no reason was recorded"}{value}";
        }

        var colon = lost.LastIndexOf(": ", StringComparison.Ordinal);
        var path = colon > 0 ? " " + lost[..colon] : "";
        var kind = first.Examples is [{ Length: > 0 } example, ..] ? example : lost[(colon + 1)..].Trim();
        return $"{cause.Probe}{path}: {kind}{place}"
            + (first.Lost.Count > 1 ? $"; and {Wording.Count(first.Lost.Count - 1, "more difference")}" : "")
            + (reason is null ? "" : $"; {reason}")
            + (first.Foretold is { } text ? $"; its analyzer says {Shortened.To(ReasonLength, Visible.Line(text))}" : "");
    }

    /// <summary>The columns, shapes and ways of a cause: <c>values, pieces (Bytes, Stream; reads-1, reads-7 and 2 more)</c>.</summary>
    public static string Where(CheckCause cause)
    {
        string[] within =
        [
            .. cause.Shapes.Count == 0 ? [] : (string[])[NameList.Of([.. cause.Shapes.Select(shape => $"{shape}")], MostShapes)],
            .. cause.Ways.Count == 0 ? [] : (string[])[NameList.Of(cause.Ways, MostWays)],
        ];
        var columns = string.Join(", ", cause.Columns.Select(column => column.Word()));
        return within.Length == 0 ? columns : $"{columns} ({string.Join("; ", within)})";
    }

    /// <summary>The command that asks the sentence again.</summary>
    public string Command(CheckedRow row, CheckCause cause)
    {
        // What names the data of a user is on the command line alone.
        var isOwn = _own.Contains(cause.Probe) && file.Run.Command.StartsWith(CommandName + " ", StringComparison.Ordinal);
        var rows = isOwn ? $"roundup {file.Run.Command}" : $"roundup {CommandName} {Quoted(UniqueName(row.Name))}";
        var target = !isOwn && (_severalTargets || file.Run.Command.Contains("--target", StringComparison.Ordinal))
            ? $" --target {row.Target}" : "";
        return $"{rows}{target} --replay {Quoted(cause.First.Id)}";
    }

    /// <summary>The name of a row alone: that of a library means all its rows.</summary>
    private static string UniqueName(string row) => row.Contains('/', StringComparison.Ordinal) ? row : $"{row}/{RowReference.DefaultRow}";

    private static string Number(double value) => value.ToString("#,0.####", CultureInfo.InvariantCulture);

    private static string Quoted(string name) => name.Any(c => char.IsWhiteSpace(c) || c is '*' or '\'' or '"' or '$' or '`' or '&' or '|')
        ? $"'{name.Replace("'", "'\\''", StringComparison.Ordinal)}'" : name;
}
