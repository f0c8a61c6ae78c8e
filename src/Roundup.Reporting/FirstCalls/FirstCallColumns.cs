using System.Globalization;
using Roundup.Analysis.FirstCall;

namespace Roundup.Reporting.FirstCalls;

/// <summary>The columns of the tables about first calls.</summary>
internal static class FirstCallColumns
{
    /// <summary>The row's name.</summary>
    public static FirstCallColumn<FirstCallRow> Serializer { get; } = new("Serializer", "A library in one configuration.", row => row.Name, IsNumeric: false);

    /// <summary>The rank.</summary>
    public static FirstCallColumn<FirstCallRow> Rank { get; } = new("Rank", "Of First on the same target: 1 is the fastest; rows whose intervals overlap that of the fastest of them share a rank; a floor has none.", row => RankOf(row.First, row.Serializer.IsFloor));

    /// <summary>The target.</summary>
    public static FirstCallColumn<FirstCallRow> Target { get; } = new("Target", "The runtime and deployment.", row => row.Target, IsNumeric: false);

    /// <summary>The first type.</summary>
    public static FirstCallColumn<FirstCallRow> First { get; } = new("First", "The first call of the process, for the first type: opening the row and one call. Median over the processes.", row => FirstCallText.Time(row.First?.Time));

    /// <summary>The uncertainty of the first type.</summary>
    public static FirstCallColumn<FirstCallRow> Interval { get; } = new("Interval", "The 95 % interval of First.", row => FirstCallText.Interval(row.First?.Time));

    /// <summary>The same, short.</summary>
    public static FirstCallColumn<FirstCallRow> Spread { get; } = new("±", "Half of the 95 % interval of First, as a share of First.", row => FirstCallText.Spread(row.First?.Time));

    /// <summary>The ratio of the first type.</summary>
    public static FirstCallColumn<FirstCallRow> Ratio { get; } = new("Ratio", "First over the baseline's in the same launch; median over the launches.", row => row.First is null ? null : FirstCallText.Ratio(row.First));

    /// <summary>The further types.</summary>
    public static FirstCallColumn<FirstCallRow> Further { get; } = new("Further", "The first call for a further type in the same process: the median of the types in each process, then over the processes.", row => FirstCallText.Time(row.FurtherTime));

    /// <summary>The uncertainty of the further types.</summary>
    public static FirstCallColumn<FirstCallRow> FurtherInterval { get; } = new("Interval of Further", "The 95 % interval of Further.", row => FirstCallText.Interval(row.FurtherTime));

    /// <summary>The page's maximum.</summary>
    public static FirstCallColumn<FirstCallRow> Max { get; } = new("Max", "The longest of all types in each process, as the page of 2019 has it (there the first one); median over the processes.", row => FirstCallText.Time(row.Longest));

    /// <summary>The page's minimum.</summary>
    public static FirstCallColumn<FirstCallRow> Min { get; } = new("Min", "The shortest of the further types in each process, as the page of 2019 has it; median over the processes.", row => FirstCallText.Time(row.Shortest));

    /// <summary>CPU time.</summary>
    public static FirstCallColumn<FirstCallRow> Cpu { get; } = new("CPU", "CPU time of the calling thread during First; where it is far below First, the thread waited, most often for other work on the machine.", row => FirstCallText.Time(row.First?.Cpu));

    /// <summary>Compilation.</summary>
    public static FirstCallColumn<FirstCallRow> Jit { get; } = new("JIT", "Time in which the runtime compiled during First, all threads.", row => FirstCallText.Time(row.First?.Jit));

    /// <summary>What is not compilation.</summary>
    public static FirstCallColumn<FirstCallRow> Rest { get; } = new("Rest", "First without what the calling thread compiled: types and assemblies loaded, and the library's own work, which the runtime does not tell apart.", row => FirstCallText.Time(row.First?.Rest));

    /// <summary>Methods compiled.</summary>
    public static FirstCallColumn<FirstCallRow> Methods { get; } = new("Methods", "Methods compiled during First; 0 where all was compiled before.", row => FirstCallText.Count(row.First?.Methods));

    /// <summary>Assemblies loaded.</summary>
    public static FirstCallColumn<FirstCallRow> Assemblies { get; } = new("Assemblies", "Assemblies loaded during First.", row => FirstCallText.Count(row.First?.Assemblies));

    /// <summary>Memory in use.</summary>
    public static FirstCallColumn<FirstCallRow> WorkingSet { get; } = new("Working set", "Memory that the process had in use right after First.", row => FirstCallText.Bytes(row.First?.WorkingSet?.Median));

    /// <summary>Process start to first byte.</summary>
    public static FirstCallColumn<FirstCallRow> Start { get; } = new("Start", "From the start of the process to the first payload (or object): host, runtime, the worker's own start, and First.", row => FirstCallText.Time(row.First?.StartToFirstByte));

    /// <summary>The payload.</summary>
    public static FirstCallColumn<FirstCallRow> Size { get; } = new("Size", "Length of the first type's payload.", row => FirstCallText.Bytes(row.First?.PayloadBytes));

    /// <summary>The lines of a summary in report.md.</summary>
    public static IReadOnlyList<FirstCallColumn<FirstCallRow>> Markdown { get; } =
    [
        Rank, Serializer, Target, First, Interval, Ratio, Further, FurtherInterval, Max, Min, Cpu, Jit, Rest, Methods, Assemblies, WorkingSet, Start, Size,
        new("Publish size", "All files that the worker was published as; empty where the target does not publish.", row => FirstCallText.Bytes(row.PublishBytes)),
        new("Version", "The version of the library's package, or the runtime's.", row => row.Version, IsNumeric: false),
        new("File version", "The file version of the library's DLL; of the runtime's own for what is part of it.", row => row.FileVersion, IsNumeric: false),
    ];

    /// <summary>The lines on the console.</summary>
    public static IReadOnlyList<FirstCallColumn<FirstCallRow>> Console { get; } = [Rank, Serializer, Target, First, Spread, Further, Max, Min, Jit, Methods, Assemblies, WorkingSet, Start, Size];

    /// <summary>The order in which columns leave the console's table when it is too narrow, the first one first.</summary>
    public static IReadOnlyList<FirstCallColumn<FirstCallRow>> LeaveFirst { get; } = [Min, Max, Assemblies, Size, WorkingSet, Methods, Jit, Start];

    /// <summary>The lines of a table about one type.</summary>
    public static IReadOnlyList<FirstCallColumn<FirstCallOfType>> Type { get; } =
    [
        new("Rank", "", line => RankOf(line.Call, line.Row.Serializer.IsFloor)),
        new("Serializer", "", line => line.Row.Name, IsNumeric: false),
        new("Target", "", line => line.Row.Target, IsNumeric: false),
        new("Place", "Whether the type was the first of its process or a further one.", line => line.Call.IsFirst ? "first" : "further", IsNumeric: false),
        new("Time", "Opening the row for the type, and one call. Median over the processes.", line => FirstCallText.Time(line.Call.Time)),
        new("Interval", "", line => FirstCallText.Interval(line.Call.Time)),
        new("Ratio", "", line => FirstCallText.Ratio(line.Call)),
        new("Interval of Ratio", "The 95 % interval of Ratio.", line => FirstCallText.RatioInterval(line.Call)),
        new("Open", "The part until the row was open for the type.", line => FirstCallText.Time(line.Call.Open)),
        new("Call", "The part of the call itself.", line => FirstCallText.Time(line.Call.Call)),
        new("CPU", "", line => FirstCallText.Time(line.Call.Cpu)),
        new("JIT", "", line => FirstCallText.Time(line.Call.Jit)),
        new("Rest", "", line => FirstCallText.Time(line.Call.Rest)),
        new("Methods", "", line => FirstCallText.Count(line.Call.Methods)),
        new("Assemblies", "", line => FirstCallText.Count(line.Call.Assemblies)),
        new("Working set", "", line => FirstCallText.Bytes(line.Call.WorkingSet?.Median)),
        new("Size", "", line => FirstCallText.Bytes(line.Call.PayloadBytes)),
    ];

    private static string? RankOf(AnalysedFirstCall? call, bool isFloor) => call is null ? null : isFloor ? "floor" : call.Rank?.ToString(CultureInfo.InvariantCulture);
}

/// <summary>One line of a table about one type.</summary>
/// <param name="Row">The row.</param>
/// <param name="Call">Its call for the type.</param>
internal sealed record FirstCallOfType(FirstCallRow Row, AnalysedFirstCall Call);
