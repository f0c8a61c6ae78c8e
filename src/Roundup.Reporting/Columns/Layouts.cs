using System.Reflection;
using static Roundup.Reporting.Columns.AllColumns;
using RunInfo = Roundup.Results.RunInfo;

namespace Roundup.Reporting.Columns;

/// <summary>Which report shows which columns, in order.</summary>
public static class Layouts
{
    /// <summary>Every column, by name.</summary>
    public static IReadOnlyDictionary<string, Column> ByName { get; } = typeof(AllColumns)
        .GetProperties(BindingFlags.Public | BindingFlags.Static)
        .Select(p => (Column)p.GetValue(null)!)
        .ToDictionary(c => c.Name, StringComparer.OrdinalIgnoreCase);

    /// <summary>The columns of results.csv. New ones go to the end: people's scripts count columns.</summary>
    public static IReadOnlyList<Column> Csv { get; } =
    [
        Suite, Serializer, Library, AllColumns.Version, Format, Compressor, Dataset, Count, Shape, Native, Operation, Target, Outcome, Fidelity, Lost, Reason,
        Mean, Error, StdDev, StdErr, Min, Q1, Median, Q3, Max, OpsPerSecond, MBPerSecond, TimeRatio, RatioSD, RatioLow, RatioHigh, Rank,
        Gen0, Gen1, Gen2, Allocated, AllocRatio, Size, SizeRatio, PeakMemory, Launches, Batches, DisturbedShare, Baseline, PauseShare, CpuMedian, OwnShape, Table,
        SampleSet,
    ];

    /// <summary>The order in which columns leave the console's table when the terminal is too narrow, the first one first.</summary>
    public static IReadOnlyList<Column> LeaveFirst { get; } = [PauseShare, ErrorShare, Size, RatioInterval, Allocated];

    private static readonly Column[] MarkdownColumns =
    [
        Rank, Serializer, Mean, Error, StdDev, StdErr, Min, Q1, Median, Q3, Max, OpsPerSecond, MBPerSecond, TimeRatio, RatioSD, RatioInterval,
        Gen0, Gen1, Gen2, PauseShare, Allocated, AllocRatio, Size, SizeRatio, DisturbedShare, Native, Fidelity,
    ];

    private static readonly Column[] ConsoleColumns = [Rank, Serializer, OwnShape, Mean, ErrorShare, TimeRatio, RatioInterval, Allocated, Size, MarkSigns];

    /// <summary>The columns of a table in report.md.</summary>
    public static IReadOnlyList<Column> Markdown(RunInfo run) => WithExtra(Joined(MarkdownColumns, run), run, before: DisturbedShare);

    /// <summary>The columns of a table on the console.</summary>
    public static IReadOnlyList<Column> Console(RunInfo run) => WithExtra([.. Joined(ConsoleColumns, run).Where(column => column != RankInTarget)], run, before: MarkSigns);

    /// <summary>The columns of tables that hold several targets: the runtime is in the row, and the rank says that it is within the target.</summary>
    private static Column[] Joined(Column[] columns, RunInfo run) => run.Report is not { JoinTargets: true } ? columns :
        [.. columns.SelectMany<Column, Column>(column => column == Serializer ? [Serializer, Runtime] : column == Rank ? [RankInTarget] : [column])];

    /// <summary>A name that this version does not know is passed over: the file may be from a suite that has more.</summary>
    private static List<Column> WithExtra(Column[] columns, RunInfo run, Column before)
    {
        var extra = run.ExtraColumns.Select(name => ByName.GetValueOrDefault(name)).OfType<Column>().Except(columns);
        var all = columns.ToList();
        all.InsertRange(all.IndexOf(before), extra);
        return all;
    }
}
