using Roundup.Analysis.Experiments.FirstCall;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;
using Roundup.Results;

namespace Roundup.Reporting.FirstCall;

/// <summary>The columns of the tables about first calls.</summary>
internal static class FirstCallColumns
{
    private static readonly Column<FirstCallRow> Target = Text("Target", "The runtime and deployment.", row => row.Target);

    /// <summary>The columns of a summary.</summary>
    public static IReadOnlyList<Column<FirstCallRow>> Rows { get; } =
    [
        Number(
            "Rank",
            "The ranks that First can have on the same target, 1 the fastest: 3 where it is known, 3-5 where rows cannot be told apart. "
            + "Empty for a floor, a lossy row, and below ten processes.",
            row => row.First?.Rank?.First) with
        {
            Role = ColumnRole.Rank,
            Text = row => RankOf(row.First, row),
        },
        Text("Serializer", "A library in one configuration.", row => row.Name) with { Role = ColumnRole.Name },
        Target,
        Time(
            "First",
            "The first call of the process, for the first type: opening the row and one call. Median over the processes.",
            row => row.First?.Time),
        Text("Interval", "The 95 % interval of First.", row => FirstCallText.Interval(row.First?.Time)) with
        {
            IsNumeric = true,
            Detail = Detail.Full,
        },
        new(
            "Spread",
            "Half of the 95 % interval of First, as a share of First.",
            Unit.Share,
            row => FirstCallText.Spread(row.First?.Time))
        {
            Heading = "±",
            Text = row => FirstCallText.Spread(row.First?.Time) is { } spread ? Digits.Uncertainty(spread) : null,
            Tone = Tone.Note,
            Detail = Detail.Brief,
        },
        new(
            "Ratio",
            "First over the baseline's in the same launch; median over the launches.",
            Unit.Ratio,
            row => FirstCallText.Ratio(row.First))
        {
            Text = row => FirstCallText.InPlace(row.First),
            Detail = Detail.Full,
        },
        Time(
            "Further",
            "The first call for a further type in the same process: the median of the types in each process, then over the processes.",
            row => row.FurtherTime),
        Text("Interval of Further", "The 95 % interval of Further.", row => FirstCallText.Interval(row.FurtherTime)) with
        {
            IsNumeric = true,
            Detail = Detail.Full,
        },
        Time(
            "Max",
            "The longest of all types in each process, as the page of 2019 has it (there the first one); median over the processes.",
            row => row.Longest) with { Leaves = 2 },
        Time(
            "Min",
            "The shortest of the further types in each process, as the page of 2019 has it; median over the processes.",
            row => row.Shortest) with
        {
            Leaves = 1,
        },
        Time(
            "CPU",
            "CPU time of the calling thread during First; where it is far below First, the thread waited, most often for other work on "
            + "the machine.",
            row => row.First?.Cpu) with { Detail = Detail.Full },
        Time("JIT", "Time in which the runtime compiled during First, all threads.", row => row.First?.Jit) with { Leaves = 7 },
        Time(
            "Rest",
            "First without what the calling thread compiled: types and assemblies loaded, and the library's own work, which the runtime "
            + "does not tell apart.",
            row => row.First?.Rest) with { Detail = Detail.Full },
        Number("Methods", "Methods compiled during First; 0 where all was compiled before.", row => row.First?.Methods?.Median) with
        {
            Leaves = 6,
        },
        Number("Assemblies", "Assemblies loaded during First.", row => row.First?.Assemblies.Median) with { Leaves = 3 },
        Bytes("Working set", "Memory that the process had in use right after First.", row => row.First?.WorkingSet?.Median) with
        {
            Leaves = 5,
        },
        Time(
            "Start",
            "From the start of the process to the first payload (or object): host, runtime, the worker's own start, and First.",
            row => row.First?.StartToFirstByte) with { Leaves = 8 },
        Bytes("Size", "Length of the first type's payload.", row => row.First?.PayloadBytes) with { Leaves = 4 },
        Bytes(
            "Deployed size",
            "The size of all files of the deployed worker; empty where the target is not published.",
            row => row.DeployedBytes) with
        {
            Detail = Detail.Full,
        },
        Text("Version", "The version of the library's package, or the runtime's.", row => row.Version) with { Detail = Detail.Full },
        Text(
            "File version",
            "The file version of the library's DLL; of the runtime's own for what is part of it.",
            row => row.FileVersion) with
        {
            Detail = Detail.Full,
        },
    ];

    /// <summary>The columns of a table about one type.</summary>
    public static IReadOnlyList<Column<FirstCallOfType>> Type { get; } =
    [
        OfType("Rank", "", Unit.Number, line => line.Call.Rank?.First) with { Text = line => RankOf(line.Call, line.Row) },
        OfType("Serializer", "", Unit.Text, line => line.Row.Name) with { Role = ColumnRole.Name },
        OfType("Target", "", Unit.Text, line => line.Row.Target),
        OfType(
            "Place",
            "Whether the type was the first of its process or a further one.",
            Unit.Text,
            line => line.Call.IsFirst ? "first" : "further"),
        OfType(
            "Time",
            "Opening the row for the type, and one call. Median over the processes.",
            Unit.Time,
            line => line.Call.Time.Median),
        OfType("Interval", "", Unit.Text, line => FirstCallText.Interval(line.Call.Time)) with { IsNumeric = true },
        OfType("Ratio", "", Unit.Ratio, line => FirstCallText.Ratio(line.Call)) with
        {
            Text = line => FirstCallText.InPlace(line.Call),
        },
        OfType("Interval of Ratio", "The 95 % interval of Ratio.", Unit.Text, line => FirstCallText.RatioInterval(line.Call)) with
        {
            IsNumeric = true,
        },
        OfType("Open", "The part until the row was open for the type.", Unit.Time, line => line.Call.Open.Median),
        OfType("Call", "The part of the call itself.", Unit.Time, line => line.Call.Call.Median),
        OfType("CPU", "", Unit.Time, line => line.Call.Cpu?.Median),
        OfType("JIT", "", Unit.Time, line => line.Call.Jit?.Median),
        OfType("Rest", "", Unit.Time, line => line.Call.Rest?.Median),
        OfType("Methods", "", Unit.Number, line => line.Call.Methods?.Median),
        OfType("Assemblies", "", Unit.Number, line => line.Call.Assemblies.Median),
        OfType("Working set", "", Unit.Bytes, line => line.Call.WorkingSet?.Median),
        OfType("Size", "", Unit.Bytes, line => line.Call.PayloadBytes),
    ];

    /// <summary>The columns of one table: a target that all rows share is left to the full report.</summary>
    public static IEnumerable<Column<FirstCallRow>> Of(IReadOnlyList<FirstCallRow> rows) =>
        rows.DistinctBy(row => row.Target).Skip(1).Any()
            ? Rows
            : Rows.Select(column => column == Target ? Target with { Detail = Detail.Full } : column);

    public static Column<FirstCallRow> Marks(Func<FirstCallRow, string> of) =>
        Text("Marks", "", of) with { Tone = Tone.Warning, Detail = Detail.Brief };

    private static Inline? RankOf(AnalysedFirstCall? call, FirstCallRow row) =>
        call is null ? "" : row.Serializer.IsFloor ? "floor" : call.Rank?.ToString() ?? "";

    private static Column<FirstCallRow> Text(string name, string meaning, Func<FirstCallRow, string?> value) =>
        new(name, meaning, Unit.Text, value);

    private static Column<FirstCallRow> Number(string name, string meaning, Func<FirstCallRow, double?> value) =>
        new(name, meaning, Unit.Number, row => value(row));

    private static Column<FirstCallRow> Bytes(string name, string meaning, Func<FirstCallRow, double?> value) =>
        new(name, meaning, Unit.Bytes, row => value(row));

    private static Column<FirstCallRow> Time(string name, string meaning, Func<FirstCallRow, FirstCallEstimate?> value) =>
        new(name, meaning, Unit.Time, row => value(row)?.Median) { FixedUnit = Scale.Milliseconds };

    private static Column<FirstCallOfType> OfType(string name, string meaning, Unit unit, Func<FirstCallOfType, object?> value) =>
        new(name, meaning, unit, value) { FixedUnit = unit == Unit.Time ? Scale.Milliseconds : null, Detail = Detail.Full };
}

/// <summary>One line of a table about one type.</summary>
internal sealed record FirstCallOfType(FirstCallRow Row, AnalysedFirstCall Call);
