using Roundup.Analysis.SteadyState;
using Roundup.Analysis.SteadyState.Macro;
using Roundup.Reporting.Columns;
using Roundup.Reporting.Text;
using static Roundup.Reporting.Columns.Quantity;

namespace Roundup.Reporting.Macro;

/// <summary>A column of the macro tables.</summary>
/// <param name="Heading">Its heading.</param>
/// <param name="Meaning">What a reader has to know, one sentence.</param>
/// <param name="Quantity">What the values are.</param>
/// <param name="Value">The value: text or a number; null where it is not known.</param>
internal sealed record MacroColumn(string Heading, string Meaning, Quantity Quantity, Func<AnalysedRun, MacroRow, object?> Value)
{
    /// <summary>Until the executed check of versions exists.</summary>
    public const string NotTested = "not tested";

    public static readonly MacroColumn Serializer = new("Serializer", "A library in one configuration.", Quantity.Text, (_, row) => row.Name);
    public static readonly MacroColumn Runtime = new("Runtime", AllColumns.Runtime.Meaning, Quantity.Text, (run, row) => Words.Runtime(run.File, row.Target));
    public static readonly MacroColumn Serialize = new("Serialize", "Time of one call, the median over the launches.", Time, (_, row) => row.SerializeNs);
    public static readonly MacroColumn Deserialize = new("Deserialize", "Time of one call, the median over the launches; the tables are sorted by it.", Time, (_, row) => row.DeserializeNs);
    public static readonly MacroColumn SerializeRatio = new("Ratio (ser.)", "Time to serialize over the baseline's, paired by launch (not the ratio of the medians).", Quantity.Ratio, (_, row) => row.Serialize?.Ratio?.Ratio);
    public static readonly MacroColumn DeserializeRatio = new("Ratio (deser.)", "Time to deserialize over the baseline's, paired by launch (not the ratio of the medians).", Quantity.Ratio, (_, row) => row.Deserialize?.Ratio?.Ratio);
    public static readonly MacroColumn SerializeInterval = new("Interval (ser.)", "The 95 % interval of Ratio (ser.).", Quantity.Text, (_, row) => IntervalText.Of(row.Serialize));
    public static readonly MacroColumn DeserializeInterval = new("Interval (deser.)", "The 95 % interval of Ratio (deser.).", Quantity.Text, (_, row) => IntervalText.Of(row.Deserialize));
    public static readonly MacroColumn Size = new("Size", AllColumns.Size.Meaning, Bytes, (_, row) => row.SizeBytes);
    public static readonly MacroColumn SizeRatio = new("Size Ratio", AllColumns.SizeRatio.Meaning, Quantity.Ratio, (_, row) => row.Any.SizeRatio);
    public static readonly MacroColumn Peak = new("Peak memory", "The highest resident size of the process, over the launches of both operations.", Bytes, (_, row) => row.PeakMemoryBytes);
    public static readonly MacroColumn PeakRatio = new("Peak Ratio", "Peak memory over the baseline's.", Quantity.Ratio, (_, row) => row.PeakRatio);
    public static readonly MacroColumn AllocatedSerialize = new("Allocated (ser.)", "Managed memory allocated by one call of Serialize.", Bytes, (_, row) => row.Serialize?.Memory?.AllocatedBytes);
    public static readonly MacroColumn AllocatedDeserialize = new("Allocated (deser.)", "Managed memory allocated by one call of Deserialize.", Bytes, (_, row) => row.Deserialize?.Memory?.AllocatedBytes);
    public static readonly MacroColumn AllocRatioSerialize = new("Alloc Ratio (ser.)", "Allocated by Serialize over the baseline's.", Quantity.Ratio, (_, row) => row.Serialize?.AllocRatio);
    public static readonly MacroColumn AllocRatioDeserialize = new("Alloc Ratio (deser.)", "Allocated by Deserialize over the baseline's.", Quantity.Ratio, (_, row) => row.Deserialize?.AllocRatio);
    public static readonly MacroColumn Fidelity = new("Fidelity", AllColumns.Fidelity.Meaning, Quantity.Text, (_, row) => Words.Of(row.Any.Result.Fidelity));
    public static readonly MacroColumn Format = new("Format", AllColumns.Format.Meaning, Quantity.Text, (_, row) => row.Any.Serializer.Format);
    public static readonly MacroColumn Tolerance = new("Version tolerance", "Whether payloads of another version of the model are read; not tested until something executes that.", Quantity.Text, (_, row) => row.Any.Serializer.IsFloor ? null : NotTested);
    public static readonly MacroColumn Version = new("Version", AllColumns.Version.Meaning, Quantity.Text, (run, row) => run.File.VersionOf(row.Any.Serializer, row.Target));
    public static readonly MacroColumn FileVersion = new("File version", "The file version of the library's DLL.", Quantity.Text, (_, row) => row.Any.Serializer.FileVersion);
    public static readonly MacroColumn Home = new("Home", "The project's home.", Quantity.Text, (_, row) => row.Any.Serializer.Home);

    /// <summary>Everything, absolute and with what the row is.</summary>
    public static IReadOnlyList<MacroColumn> All { get; } =
        [Serializer, Runtime, Serialize, Deserialize, SerializeRatio, DeserializeRatio, Size, Peak, AllocatedSerialize, AllocatedDeserialize, Fidelity, Format, Tolerance, Version, FileVersion, Home];

    /// <summary>Values over the baseline's.</summary>
    public static IReadOnlyList<MacroColumn> Normalised { get; } =
        [Serializer, Runtime, SerializeRatio, SerializeInterval, DeserializeRatio, DeserializeInterval, SizeRatio, PeakRatio, AllocRatioSerialize, AllocRatioDeserialize];

    /// <summary>The rows of one format.</summary>
    public static IReadOnlyList<MacroColumn> OfFormat { get; } = [Serializer, Runtime, Serialize, Deserialize, Size, Peak];

    /// <summary>The order in which columns leave the console when it is too narrow.</summary>
    public static IReadOnlyList<MacroColumn> LeaveFirst { get; } = [SerializeRatio, Size, Peak, DeserializeRatio, Serialize, Runtime];

    /// <summary>On the console.</summary>
    public static IReadOnlyList<MacroColumn> Console { get; } = [Serializer, Runtime, Serialize, Deserialize, SerializeRatio, DeserializeRatio, Size, Peak];

    /// <summary>Whether numbers stand in it, at the right.</summary>
    public bool IsNumeric => Quantity != Quantity.Text || this == SerializeInterval || this == DeserializeInterval;
}
