using Roundup.Analysis.Tables;
using Roundup.Analysis.Estimates;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;
using static Roundup.Results.Unit;

namespace Roundup.Reporting.Speed;

/// <summary>Every column of speed, defined once. <see cref="Layouts"/> says which report shows which, and in what order.</summary>
public static class AllColumns
{
    private const string AboutRanks =
        "3 where it is certain, 3-5 where serializers are not significantly different. All ranks of a table are right in at least 94 % of "
        + "the tables. Empty for a reference, a lossy serializer, and where each serializer has a single launch.";

    internal static ResultColumns<Row> Case { get; } = new(r => r.Run.File, r => r.Case.Result, r => r.Case.Serializer);

    /// <summary>The fidelity, for people with the numbers of the ways to lose data.</summary>
    public static Column<Row> Fidelity { get; } = Case.Fidelity with { Text = r => r.Run.Reported.Losses.Fidelity(r.Case.Result) };

    /// <summary>The set of values, where a model has several.</summary>
    public static Column<Row> SampleSet { get; } = new(
        "SampleSet", "Which set of values of the model, where there are several.",
        Unit.Text,
        r => r.Run.File.Datasets.FirstOrDefault(d => d.Name == r.Table.Id.Dataset)?.SampleSet);

    /// <summary>Native or adapted.</summary>
    public static Column<Row> Native { get; } = new(
        "Native",
        "Whether the library itself has this shape (native), or another of its shapes was wrapped (adapted), at a cost.",
        Unit.Text,
        r => IsNative(r.Case))
    {
        Heading = "API",
        Text = r => IsNative(r.Case) switch
        {
            true => $"native {r.Case.Result.Shape}".TrimEnd(),
            false => $"adapted from {r.Case.Result.AdaptedFrom}",
            null => null,
        },
    };

    /// <summary>The row's shape where the rows of a table have different ones.</summary>
    public static Column<Row> OwnShape { get; } = new(
        "OwnShape", "The shape that was timed, where each serializer has its own (Shape is Preferred).",
        Unit.Text,
        r => r.Case.Result.Shape?.ToString())
    {
        Heading = "Own shape",
    };

    /// <summary>The target with what its runtime calls itself.</summary>
    public static Column<Row> Runtime { get; } = new(
        "RuntimeVersion", "The runtime with its version, and its short name.",
        Unit.Text,
        r => Wording.Runtime(r.Run.File, r.Table.Id.Target))
    {
        Heading = "Runtime",
    };

    /// <summary>What the compiler of NativeAOT warned of.</summary>
    public static Column<Row> AotWarnings { get; } = new(
        "AotWarnings",
        "Places in the library and its dependencies of which the compiler of NativeAOT warns that they may not work.",
        Unit.Number,
        r => r.Case.Result.AotWarnings)
    {
        Heading = "AOT warnings",
        LeavesOutEmpty = true,
        Leaves = 4,
    };

    /// <summary>The estimate.</summary>
    public static Column<Row> Mean { get; } = new(
        "Mean",
        "Time of one call while the machine is quiet, combined over the launches. Time that other programs took is not included; the "
        + "serializer's own collections and waits are.",
        Time,
        r => r.Case.Time?.Mean)
    {
        IsRough = IsRough,
    };

    /// <summary>The estimate's uncertainty.</summary>
    public static Column<Row> Error { get; } = new(
        "Error", "Half of the 95 % interval of Mean (BenchmarkDotNet's Error is of a 99.9 % interval).",
        Time,
        r => r.Case.Time?.Interval?.HalfWidth)
    {
        ChoosesUnit = false,
        IsRough = IsRough,
    };

    /// <summary>The estimate's uncertainty as a share: the console's form of <see cref="Error"/>.</summary>
    public static Column<Row> ErrorShare { get; } = new(
        "ErrorShare", "Half of the 95 % interval of Mean, as a share of Mean.",
        Share,
        r => r.Case.Time?.Interval?.HalfWidth / r.Case.Time?.Mean)
    {
        Heading = "±",
        Text = r => r.Case.Time is { Interval.HalfWidth: var half, Mean: var mean } ? Digits.Uncertainty(half / mean) : null,
        Tone = Tone.Note,
        Leaves = 2,
    };

    /// <summary>Standard error.</summary>
    public static Column<Row> StdErr { get; } = new(
        "StdErr", "Standard error of Mean, from the spread between launches.",
        Time,
        r => r.Case.Time?.StdErr)
    {
        ChoosesUnit = false,
    };

    /// <summary>Calls per second.</summary>
    public static Column<Row> OpsPerSecond { get; } = new(
        "OpsPerSecond", "Calls per second, from Mean.",
        Unit.Number,
        r => r.Case.OpsPerSecond)
    {
        Heading = "Op/s",
        IsRough = IsRough,
    };

    /// <summary>Throughput.</summary>
    public static Column<Row> MBPerSecond { get; } = new(
        "MBPerSecond", "Megabytes of payload per second (here 1 MB is 1,000,000 B), from Mean and Size.",
        Unit.Number,
        r => r.Case.MegabytesPerSecond)
    {
        Heading = "MB/s",
        IsRough = IsRough,
    };

    /// <summary>Time over the baseline's.</summary>
    public static Column<Row> TimeRatio { get; } = new(
        "Ratio",
        "Time over the baseline's in the same launches and rounds, so that a slow moment of the machine hits both; below 1 is faster. "
        + "Where the interval is wider than a factor of two, it stands in place of the ratio.",
        Unit.Ratio,
        r => r.Case.Ratio?.Ratio)
    {
        IsUnknown = r => ShownRatio.IsHidden(r.Case.RatioInterval),
        Text = r => ShownRatio.InPlace(r.Case.RatioInterval),
    };

    /// <summary>Spread of the ratio.</summary>
    public static Column<Row> RatioSD { get; } = new(
        "RatioSD", "Standard deviation of Ratio between launches.",
        Unit.Ratio,
        r => r.Case.IsBaseline ? null : r.Case.Ratio?.StdDev);

    /// <summary>Lower end of the ratio's interval.</summary>
    public static Column<Row> RatioLow { get; } = new(
        "RatioLow", "Lower end of the 95 % interval of Ratio.",
        Unit.Ratio,
        r => r.Case.IsBaseline ? null : r.Case.Ratio?.Interval?.Low);

    /// <summary>Upper end of the ratio's interval.</summary>
    public static Column<Row> RatioHigh { get; } = new(
        "RatioHigh", "Upper end of the 95 % interval of Ratio.",
        Unit.Ratio,
        r => r.Case.IsBaseline ? null : r.Case.Ratio?.Interval?.High);

    /// <summary>Both ends, for people.</summary>
    public static Column<Row> RatioInterval { get; } = new(
        "RatioInterval",
        "The 95 % interval of Ratio; 'baseline' marks the serializer that the others are compared with.",
        Unit.Text,
        IntervalText.Format)
    {
        Heading = "Interval",
        IsNumeric = true,
        Leaves = 4,
    };

    /// <summary>The rank.</summary>
    public static Column<Row> Rank { get; } = new(
        "Rank", "The ranks that the serializer can have, 1 the fastest: " + AboutRanks,
        Unit.Number,
        r => r.Case.Rank?.First)
    {
        Role = ColumnRole.Rank,
        LeavesWith = RatioInterval.Name,
        Text = r => r.Case.Serializer.IsReference && r.Case.Time is not null ? "ref." : r.Case.Rank?.ToString(),
    };

    /// <summary>The last rank that a serializer can have, in files.</summary>
    public static Column<Row> RankLast { get; } = new(
        "RankLast", "The last of the ranks that the serializer can have.",
        Unit.Number,
        r => r.Case.Rank?.Last);

    /// <summary>The rank in a table of several targets.</summary>
    public static Column<Row> RankInTarget { get; } = new(
        "RankInRuntime",
        "The ranks that the serializer can have among those on the same runtime, 1 the fastest: " + AboutRanks,
        Unit.Number,
        r => r.Case.Rank?.First)
    {
        Heading = "Rank in runtime",
        Role = ColumnRole.Rank,
        Text = Rank.Text,
    };

    /// <summary>Allocation over the baseline's.</summary>
    public static Column<Row> AllocRatio { get; } = new(
        "AllocRatio", "Allocated over the baseline's.",
        Unit.Ratio,
        r => r.Case.AllocRatio)
    {
        Heading = "Alloc Ratio",
    };

    /// <summary>Size of the output.</summary>
    public static Column<Row> Size { get; } = new(
        "Size", "Length of the output, on average over the values (UTF-8 bytes for String).",
        Bytes,
        r => r.Case.Result.SizeBytes)
    {
        Leaves = 3,
    };

    /// <summary>Size over the baseline's.</summary>
    public static Column<Row> SizeRatio { get; } = new(
        "SizeRatio", "Size over the baseline's.",
        Unit.Ratio,
        r => r.Case.SizeRatio)
    {
        Heading = "Size Ratio",
    };

    /// <summary>Launches used.</summary>
    public static Column<Row> Launches { get; } = new(
        "Launches", "Worker processes that went into the estimate.",
        Unit.Number,
        r => r.Case.Time?.Launches);

    /// <summary>Deserialize with reading.</summary>
    public static Column<Row> WithReading { get; } = new(
        "DeserializeAndReading",
        "Mean and the time to read all members of the result, as far as that is more than reading a plain object; shown where a library "
        + "parses members when they are read.",
        Time,
        r => r.Case.Time?.WithReading)
    {
        Heading = "Deserialize + reading",
        ChoosesUnit = false,
        IsWorthShowing = r => r.Case.IsLazy,
    };

    /// <summary>The time with the mapping of a schema's classes.</summary>
    public static Column<Row> WithMapping { get; } = new(
        "WithMapping",
        "Mean and the time to map the model to the class that a library generates from a schema, or back, by simple code of Roundup; shown "
        + "where a serializer is timed with such classes, in which Guid, Uri, decimal and dates are already text, bytes or numbers.",
        Time,
        r => r.Case.Time?.WithMapping)
    {
        Heading = "With mapping",
        ChoosesUnit = false,
        IsWorthShowing = r => r.Case.IsMapped,
    };

    /// <summary>What was found of hidden work.</summary>
    public static Column<Row> HiddenWork { get; } = new(
        "HiddenWork",
        "Work that the time does not show, by measurement: on other threads, and members parsed when they are read.",
        Unit.Text,
        r => HiddenWorkText.Format(r.Case))
    {
        Heading = "Hidden work",
        IsWorthShowing = r => r.Case.Hidden.Count > 0,
    };

    /// <summary>The column of a quantity: all that it is, and here what its column has beyond that.</summary>
    public static Column<Row> Create(Quantity quantity)
    {
        var column = Column.Of<Row>(quantity, r => r.Case[quantity]) with { ChoosesUnit = false };
        return quantity.Name switch
        {
            nameof(SpeedQuantities.Allocated) => column with { Leaves = 5 },
            nameof(SpeedQuantities.PauseShare) => column with { Leaves = 1 },
            nameof(SpeedQuantities.JitShare) => column with { LeavesOutEmpty = true },
            nameof(SpeedQuantities.Cpu) => ShownFor(column, HiddenWorkKind.OtherThreads),
            nameof(SpeedQuantities.AllocatedAll) => ShownFor(column, HiddenWorkKind.AllocatedElsewhere),
            _ => column,
        };
    }

    /// <summary>Whether checks of the run found that versions of a model read each other.</summary>
    public static Column<Row> VersionTolerance { get; } = new(
        "VersionTolerance",
        "Whether data of a program are read in which a member was appended or removed, by the checks of this run.",
        Unit.Text,
        r => r.Case.Serializer.IsReference ? null : VersionToleranceOf(r))
    {
        Heading = "Version tolerance",
        Detail = Detail.Data,
    };

    /// <summary>Baseline or not.</summary>
    public static Column<Row> Baseline { get; } = new(
        "Baseline", "Whether this is the serializer that the others are compared with.",
        Unit.Text,
        r => r.Case.IsBaseline);

    /// <summary>The console's marks.</summary>
    public static Column<Row> MarkSigns { get; } = new(
        "Mark", "Warnings about the serializer; each mark is explained below.",
        Unit.Text,
        r => r.Marks)
    {
        LeavesOutEmpty = true,
        Tone = Tone.Warning,
    };

    /// <summary>
    /// The columns behind those that <see cref="Layouts"/> orders: at the end of results.csv and, unless their
    /// <see cref="Column.Detail"/> is <see cref="Detail.Data"/>, at the end of the tables.
    /// </summary>
    public static IReadOnlyList<Column<Row>> Added { get; } =
    [
        AotWarnings,
        Case.FormatDetails with { Detail = Detail.Data },
        RankLast with { Detail = Detail.Data },
        WithMapping with { Detail = Detail.Data },
        VersionTolerance,
    ];

    private static string? VersionToleranceOf(Row row) =>
        Analysis.Experiments.Checks.VersionTolerance.Of(row.Run.ChecksOf(row.Case.Result.Id)) switch
        {
            null => null,
            { Finding: { } failed } => $"no: {failed.Outcome.Word()}",
            { InitialValue: { } lost } => $"yes; default values: {lost.Outcome.Word()}",
            _ => "yes",
        };

    private static Column<Row> ShownFor(Column<Row> column, HiddenWorkKind kind) => column with
    {
        IsWorthShowing = r => r.Case.Hidden.Any(finding => finding.Kind == kind),
        Leaves = 1,
    };

    private static bool? IsNative(AnalysedCase row) => row.Result.AdaptedFrom is not null ? false : row.Time is not null ? true : null;

    private static bool IsRough(Row row) => row.Case.IsWide || row.Case.Time?.Interval?.IsWide == true;
}
