using System.Collections.Generic;

namespace Roundup.Results;

/// <summary>The managed memory that stays alive after calls whose results are gone.</summary>
/// <param name="Processes">One series for each process.</param>
public sealed record MemoryData(IReadOnlyList<MemorySeries> Processes) : CasePart
{
    /// <summary>The quantity that is counted.</summary>
    public static Quantity Quantity { get; } = new(
        "Live", "Managed memory that is alive after the calls and two collections.", Unit.Bytes, QuantityOf.Launch, Estimator.Computed);
}

/// <summary>What one process counted, in the order of the calls.</summary>
/// <param name="Points">The counts; the first is after calls that create what the library keeps once.</param>
public sealed record MemorySeries(IReadOnlyList<MemoryPoint> Points);

/// <summary>One count.</summary>
/// <param name="Calls">The calls so far.</param>
/// <param name="Values">How many distinct values they had.</param>
/// <param name="LiveBytes">Managed memory that is alive, bytes.</param>
public sealed record MemoryPoint(long Calls, long Values, double LiveBytes);
