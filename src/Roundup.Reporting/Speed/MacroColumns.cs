using Roundup.Analysis.Experiments.Checks;
using Roundup.Analysis.Experiments.Speed;
using Roundup.Analysis.Tables;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;

namespace Roundup.Reporting.Speed;

internal sealed record MacroLine(SpeedRun Run, MacroRow Row)
{
    public RowKind Kind =>
        (Row.IsBaseline ? RowKind.Baseline : RowKind.Plain) | (Row.Any.Serializer.IsFloor ? RowKind.Reference : RowKind.Plain);
}

internal static class MacroColumns
{
    private static readonly Column<MacroLine> s_serializer =
        Text("Serializer", "A library in one configuration.", line => line.Row.Name) with { Role = ColumnRole.Name };

    private static readonly Column<MacroLine> s_runtime =
        Text("Runtime", AllColumns.Runtime.Meaning, line => Wording.Runtime(line.Run.File, line.Row.Target)) with { Leaves = 6 };

    private static readonly Column<MacroLine> s_serialize =
        new("Serialize", "Mean of the time of one call.", Unit.Time, line => line.Row.SerializeNs) { Leaves = 5 };

    private static readonly Column<MacroLine> s_deserialize =
        new(
            "Deserialize",
            "Mean of the time of one call; the tables are sorted by it.",
            Unit.Time,
            line => line.Row.DeserializeNs);

    private static readonly Column<MacroLine> s_serializeRatio =
        TimeRatio(
            "Ratio (ser.)",
            "Time to serialize over the baseline's, paired by launch.",
            line => line.Row.Serialize) with
        {
            Leaves = 1,
        };

    private static readonly Column<MacroLine> s_deserializeRatio =
        TimeRatio(
            "Ratio (deser.)",
            "Time to deserialize over the baseline's, paired by launch.",
            line => line.Row.Deserialize) with
        {
            Leaves = 4,
        };

    private static readonly Column<MacroLine> s_size =
        Bytes("Size", AllColumns.Size.Meaning, line => line.Row.SizeBytes) with { Leaves = 2 };

    private static readonly Column<MacroLine> s_peak =
        Bytes(
            "Peak memory",
            "The highest resident size of the process, over the launches of both operations.",
            line => line.Row.PeakMemoryBytes) with
        {
            Leaves = 3,
        };

    private static readonly Column<MacroLine> s_launches =
        new(
            "Launches",
            "Processes that were measured; rows that take more than twice as long as the median of the rows take part in fewer.",
            Unit.Number,
            line => line.Row.Any.Time?.Launches);

    public static IReadOnlyList<Column<MacroLine>> All { get; } =
    [
        s_serializer, s_runtime, s_serialize, s_deserialize, s_serializeRatio, s_deserializeRatio, s_size, s_peak,
        Text(AllColumns.MarkSigns.Heading, AllColumns.MarkSigns.Meaning, Marks) with { LeavesOutEmpty = true, Tone = Tone.Warning },
        Full(s_launches),
        .. Each(
            SpeedQuantities.FirstCall,
            operation => $"Time of the first {operation} in a process, with what is compiled and created in it, the median over the "
                + "launches."),
        .. Each(
            SpeedQuantities.PeakMemory,
            operation => $"The highest resident size of the process while {operation} was timed"
                + (operation == Operation.Deserialize ? ", the payload included." : ".")),
        .. Each(SpeedQuantities.Allocated, operation => $"Managed memory allocated by one call of {operation}."),
        Full(Text("Fidelity", AllColumns.Fidelity.Meaning, line => Wording.Fidelity(line.Row.Any.Result)) with
        {
            Text = line => line.Run.Reported.Losses.Fidelity(line.Row.Any.Result),
        }),
        Full(Text(AllColumns.HiddenWork.Heading, AllColumns.HiddenWork.Meaning, HiddenWork) with
        {
            IsWorthShowing = line => HiddenWork(line) is not null,
        }),
        Full(Text("Format", AllColumns.Format.Meaning, line => line.Row.Any.Serializer.Format)),
        Full(Text(
            "Version tolerance",
            "Whether data of a program are read in which a member was appended or removed, as the experiment check of the run found it.",
            line => line.Row.Any.Serializer.IsFloor ? null : VersionToleranceOf(line))),
        Full(Text("Version", AllColumns.Version.Meaning, line => line.Run.File.VersionOf(line.Row.Any.Serializer, line.Row.Target))),
        Full(Text("File version", "The file version of the library's DLL.", line => line.Row.Any.Serializer.FileVersion)),
        Full(Text("Home", "The project's home.", line => line.Row.Any.Serializer.Home) with
        {
            Text = line => Inline.Address(line.Row.Any.Serializer.Home),
        }),
    ];

    public static IReadOnlyList<Column<MacroLine>> Normalised { get; } =
    [
        s_serializer, s_runtime,
        s_serializeRatio,
        Text("Interval (ser.)", "The 95 % interval of Ratio (ser.).", line => IntervalText.Of(line.Row.Serialize)) with
        {
            IsNumeric = true,
        },
        s_deserializeRatio,
        Text("Interval (deser.)", "The 95 % interval of Ratio (deser.).", line => IntervalText.Of(line.Row.Deserialize)) with
        {
            IsNumeric = true,
        },
        Ratio("Size Ratio", AllColumns.SizeRatio.Meaning, line => line.Row.Any.SizeRatio),
        Ratio("Peak Ratio", "Peak memory over the baseline's.", line => line.Row.PeakRatio),
        Ratio("Alloc Ratio (ser.)", "Allocated by Serialize over the baseline's.", line => line.Row.Serialize?.AllocRatio),
        Ratio("Alloc Ratio (deser.)", "Allocated by Deserialize over the baseline's.", line => line.Row.Deserialize?.AllocRatio),
    ];

    public static IReadOnlyList<Column<MacroLine>> OfFormat { get; } =
        [s_serializer, s_runtime, s_serialize, s_deserialize, s_size, s_peak];

    /// <summary>All columns of a table that stands in both reports; a runtime that all rows share is left to the full one.</summary>
    public static IReadOnlyList<Column<MacroLine>> Both(IReadOnlyList<MacroLine> rows) =>
        rows.DistinctBy(line => line.Row.Target).Skip(1).Any()
            ? All
            : [.. All.Select(column => column == s_runtime ? Full(s_runtime) : column)];

    private static IEnumerable<Column<MacroLine>> Each(Quantity quantity, Func<Operation, string> meaning) =>
        from operation in Enum.GetValues<Operation>()
        let name = $"{quantity.Heading} ({(operation == Operation.Serialize ? "ser." : "deser.")})"
        select Full(Column.Of<MacroLine>(quantity, line => line.Row.Of(operation)?[quantity]) with
        {
            Name = name,
            Heading = name,
            Meaning = meaning(operation),
        });

    private static string Marks(MacroLine line) => string.Join(' ', new[] { line.Row.Serialize, line.Row.Deserialize }
        .OfType<AnalysedCase>()
        .SelectMany(row => Common.Marks.Of(SpeedRun.Reduced(row), line.Run.Reported.Losses)
            .Split(' ', StringSplitOptions.RemoveEmptyEntries))
        .Distinct());

    private static string VersionToleranceOf(MacroLine line) =>
        VersionTolerance.Of(line.Run.File.Checks.Where(one =>
            one.Id.RowName == line.Row.Name && one.Id.Table.Target == line.Row.Target)) switch
        {
            null => "not known",
            { Finding: { } failed } => $"no: {failed.Outcome.Word()}",
            { InitialValue: { } lost } => $"yes; initial values: {lost.Outcome.Word()}",
            _ => "yes",
        };

    private static string? HiddenWork(MacroLine line)
    {
        string?[] found = [HiddenWorkText.Of(line.Row.Serialize), HiddenWorkText.Of(line.Row.Deserialize)];
        return string.Join("; ", found.OfType<string>().Distinct()) is { Length: > 0 } text ? text : null;
    }

    private static Column<MacroLine> Text(string name, string meaning, Func<MacroLine, string?> value) =>
        new(name, meaning, Unit.Text, value);

    private static Column<MacroLine> Ratio(string name, string meaning, Func<MacroLine, double?> value) =>
        new(name, meaning, Unit.Ratio, line => value(line));

    private static Column<MacroLine> TimeRatio(string name, string meaning, Func<MacroLine, AnalysedCase?> of) =>
        new(name, meaning, Unit.Ratio, line => of(line)?.Ratio?.Ratio)
        {
            IsUnknown = line => ShownRatio.IsHidden(of(line)?.RatioInterval),
            Text = line => ShownRatio.InPlace(of(line)?.RatioInterval),
        };

    private static Column<MacroLine> Bytes(string name, string meaning, Func<MacroLine, double?> value) =>
        new(name, meaning, Unit.Bytes, line => value(line));

    private static Column<MacroLine> Full(Column<MacroLine> column) => column with { Detail = Detail.Full };
}
