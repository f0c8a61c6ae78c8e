namespace Roundup.Analysis.Experiments.Memory;

/// <summary>What live memory grows with.</summary>
public enum MemoryGrowthKind
{
    /// <summary>With nothing that was tried.</summary>
    Flat,

    /// <summary>With values that were not met before; calls with known values add nothing.</summary>
    WithDistinctValues,

    /// <summary>With every call, although the value is known.</summary>
    WithCalls,

    /// <summary>Not known: one process alone counted.</summary>
    Unknown,
}

/// <summary>How the memory that a library keeps grows.</summary>
/// <param name="Kind">With what.</param>
/// <param name="PerCall">Bytes that a call with a known value adds, the least of all steps and processes; null where none was made.</param>
/// <param name="PerValue">Bytes that a new value adds besides; null where the data have too few values.</param>
/// <param name="LiveBytes">Managed memory that is alive after all calls, the least of the processes.</param>
public sealed record MemoryGrowth(MemoryGrowthKind Kind, double? PerCall, double? PerValue, double LiveBytes)
{
    /// <summary>
    /// What grows by less in a call or with a value is no growth, bytes: the smallest thing that can be kept is a reference of 8 bytes.
    /// </summary>
    public const double Least = 4;

    /// <summary>
    /// The growth of a case. The least of all steps counts, in every process: what is kept once, or up to a limit, grows in some steps and
    /// not in others. Steps are twice as long each time, so that a list that doubles grows in every one.
    /// </summary>
    public static MemoryGrowth Of(MemoryData data)
    {
        ArgumentNullException.ThrowIfNull(data);
        var steps = data.Processes.SelectMany(series => series.Points.Zip(series.Points.Skip(1), (before, after) => (
            Calls: after.Calls - before.Calls,
            Values: after.Values - before.Values,
            Bytes: after.LiveBytes - before.LiveBytes))).ToList();
        var known = steps.FindAll(step => step.Values == 0);
        double? perCall = known.Count == 0 ? null : known.Min(step => step.Bytes / step.Calls);
        var distinct = steps.FindAll(step => step.Values > 0);
        double? perValue = distinct.Count == 0 ? null
            : distinct.Min(step => (step.Bytes - (Math.Max(0, perCall ?? 0) * step.Calls)) / step.Values);
        var kind = data.Processes.Count < 2 ? MemoryGrowthKind.Unknown
            : perCall >= Least ? MemoryGrowthKind.WithCalls
            : perValue >= Least ? MemoryGrowthKind.WithDistinctValues
            : MemoryGrowthKind.Flat;
        return new(kind, perCall, perValue, data.Processes.Min(series => series.Points[^1].LiveBytes));
    }
}
