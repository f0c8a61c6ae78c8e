using Roundup.Results;

namespace Roundup.Worker;

/// <summary>
/// The processor's own counters of the measuring thread, which is the one that asks first: instructions, and misses of the last cache.
/// </summary>
internal static class HardwareCounters
{
    // PERF_TYPE_HARDWARE with PERF_COUNT_HW_INSTRUCTIONS and PERF_COUNT_HW_CACHE_MISSES of linux/perf_event.h.
    private const ulong OfTheProcessor = 0;
    private static readonly CounterGroup s_group = new(OfTheProcessor, 1, 3);

    /// <summary>Why there are no instructions here; null where there are.</summary>
    public static string? InstructionsMissing => s_group.Missing[0];

    /// <summary>Why there are no cache misses here; null where there are.</summary>
    public static string? CacheMissesMissing => s_group.Missing[1];

    /// <summary>Writes the counters so far; null for what is unknown.</summary>
    public static void Read(double?[] values)
    {
        var known = s_group.Read();
        values[(int)Probe.Instructions] = known ? s_group[0] : null;
        values[(int)Probe.CacheMisses] = known ? s_group[1] : null;
    }
}
