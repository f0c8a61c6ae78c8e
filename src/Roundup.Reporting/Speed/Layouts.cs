using System.Reflection;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;
using static Roundup.Reporting.Speed.AllColumns;
using static Roundup.Results.SpeedQuantities;

namespace Roundup.Reporting.Speed;

/// <summary>Which columns stand where, in order.</summary>
public static class Layouts
{
    /// <summary>Every column, by name.</summary>
    public static IReadOnlyDictionary<string, Column<Row>> ByName { get; } = typeof(AllColumns)
        .GetProperties(BindingFlags.Public | BindingFlags.Static)
        .Concat(typeof(ResultColumns<Row>).GetProperties())
        .Select(p => p.GetValue(Case))
        .OfType<Column<Row>>()
        .Concat(SpeedQuantities.All.Select(Create))
        .DistinctBy(c => c.Name)
        .ToDictionary(c => c.Name, StringComparer.OrdinalIgnoreCase);

    /// <summary>Quantities that conclusions and other columns show.</summary>
    private static readonly Quantity[] s_withoutColumn = [ThreadShare, SpeedQuantities.FirstCall, HiddenLaunches, Reading, Mapping];

    /// <summary>
    /// The columns of results.csv; those of <see cref="Added"/> are at the end, since people's scripts count columns, and behind them what
    /// has no place here.
    /// </summary>
    public static IReadOnlyList<Column<Row>> Csv { get; } = WithOthers(
    [
        Case.Suite, Case.Serializer, Case.Library, Case.Version, Case.Format, Case.Compressor, Case.Dataset, Case.Count, Case.Shape, Native,
        Case.Operation, Case.Target, Case.Outcome, AllColumns.Fidelity, Case.Lost, Case.Reason,
        Mean, Error, Create(StdDev), StdErr, .. All(Min, Q1, Median, Q3, Max), OpsPerSecond, MBPerSecond,
        TimeRatio, RatioSD, RatioLow, RatioHigh, Rank,
        .. All(Gen0, Gen1, Gen2, Allocated), AllocRatio, Size, SizeRatio, Create(PeakMemory), Launches, .. All(Batches, DisturbedShare),
        Baseline, .. All(PauseShare, CpuMedian),
        OwnShape, SampleSet, .. All(JitShare, Cpu, AllocatedAll), WithReading, AllColumns.HiddenWork,
        Case.FileVersion, Case.ProjectHome, .. Added,
    ]);

    /// <summary>
    /// The interval of a reference's ratio is left to the files: it is of no use for a choice, and long, since the ratio is small.
    /// </summary>
    private static readonly Column<Row> s_briefInterval = RatioInterval with
    {
        Text = r => r.Case.Serializer.IsReference && !r.Case.IsBaseline ? "" : null,
        Detail = Detail.Brief,
    };

    private static readonly Column<Row>[] s_columns = WithOthers(
    [
        Rank, Case.Serializer, Brief(OwnShape), TimeRatio, Full(RatioInterval), s_briefInterval, Mean, Full(Error), Brief(ErrorShare),
        Full(WithReading), Full(WithMapping), .. All(Allocated, AllocatedAll), Size, MarkSigns,
        .. Further(
        [
            Create(StdDev), StdErr, .. All(Min, Q1, Median, Q3, Max), OpsPerSecond, MBPerSecond, RatioSD,
            .. All(Gen0, Gen1, Gen2, PauseShare, JitShare),
        ]),
        Create(Cpu),
        .. Further(AllocRatio, SizeRatio, Create(DisturbedShare), Native, AllColumns.Fidelity, AllColumns.HiddenWork),
        .. Added.Where(column => column.Detail != Detail.Data),
    ], PeakMemory, Batches, CpuMedian);

    /// <summary>The columns of a table. Each says in which report it stands.</summary>
    public static IReadOnlyList<Column<Row>> Table(SpeedRun run)
    {
        ArgumentNullException.ThrowIfNull(run);
        var isAot = run.File.Cases.Any(result => result.AotWarnings is not null);
        return [.. Table(run.File.Run).Where(column => isAot || column.Name != AotWarnings.Name)];
    }

    /// <summary>The columns of a table, without those from outside Roundup.</summary>
    public static IReadOnlyList<Column<Row>> Table(RunInfo run)
    {
        ArgumentNullException.ThrowIfNull(run);
        var columns = (run.Report is { JoinTargets: true } ? s_columns.SelectMany(Joined) : s_columns).ToList();
        columns.InsertRange(columns.FindIndex(column => column.Name == DisturbedShare.Name), Extra(run, columns));
        return columns;
    }

    /// <summary>
    /// The columns of tables that hold several targets: the runtime is in the row, and the rank says that it is within the target.
    /// </summary>
    private static Column<Row>[] Joined(Column<Row> column) =>
        column == Case.Serializer ? [Case.Serializer, Runtime] : column == Rank ? [Full(RankInTarget)] : [column];

    /// <summary>
    /// The suite's own columns. A name that this version does not know is passed over: the file may be from a suite that has more.
    /// </summary>
    private static IEnumerable<Column<Row>> Extra(RunInfo run, List<Column<Row>> columns)
    {
        foreach (var extra in run.ExtraColumns.Select(name => ByName.GetValueOrDefault(name)).OfType<Column<Row>>())
        {
            var there = columns.Where(column => column.Name == extra.Name).ToList();
            if (there.Count == 0)
            {
                yield return extra;
            }
            else if (there.TrueForAll(column => column.Detail == Detail.Full))
            {
                yield return Brief(extra);
            }
        }
    }

    private static Column<Row>[] WithOthers(IReadOnlyList<Column<Row>> columns, params Quantity[] without) =>
    [
        .. columns,
        .. Further(SpeedQuantities.All.Except([.. s_withoutColumn, .. without])
            .Where(quantity => columns.All(column => column.Name != quantity.Name)).Select(Create)),
    ];

    private static IEnumerable<Column<Row>> All(params IEnumerable<Quantity> quantities) => quantities.Select(Create);

    private static Column<Row> Brief(Column<Row> column) => column with { Detail = Detail.Brief };

    private static Column<Row> Full(Column<Row> column) => column with { Detail = Detail.Full };

    /// <summary>Columns of documents, which a page hides until the reader asks for them.</summary>
    private static IEnumerable<Column<Row>> Further(params IEnumerable<Column<Row>> columns) =>
        columns.Select(column => Full(column) with { IsFurther = true });
}
