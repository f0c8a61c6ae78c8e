using System.Text.Json.Serialization;

namespace Roundup.Results;

/// <summary>One batch: n calls inside one clock reading. Written as an array in the order of <see cref="Columns"/>.</summary>
/// <param name="Round">The round within the launch, from 0.</param>
/// <param name="Position">The place of the row within the round, from 0.</param>
/// <param name="Calls">Calls in the batch.</param>
/// <param name="WallNs">Wall time of the batch, ns; the empty loop is not subtracted.</param>
/// <param name="CpuNs">CPU time of the measuring thread in the batch, ns; null where the runtime or shape has none.</param>
/// <param name="AllocatedBytes">
/// Bytes allocated in the batch (by all threads for AsyncStream); null where the runtime does not report it.
/// </param>
/// <param name="Gen0">Collections of generation 0 in the batch.</param>
/// <param name="Gen1">Collections of generation 1 in the batch.</param>
/// <param name="Gen2">Collections of generation 2 in the batch.</param>
/// <param name="PauseNs">Time that collections stopped the process, ns; null where the runtime does not report it.</param>
/// <param name="CanaryBeforeNs">Wall time of the fixed loop just before the batch, ns.</param>
/// <param name="CanaryAfterNs">Wall time of the fixed loop just after the batch, ns.</param>
/// <param name="AtSeconds">When the batch ended, seconds since the run started.</param>
[JsonConverter(typeof(SampleConverter))]
public sealed record Sample(
    int Round,
    int Position,
    long Calls,
    double WallNs,
    double? CpuNs,
    long? AllocatedBytes,
    int Gen0,
    int Gen1,
    int Gen2,
    double? PauseNs,
    double CanaryBeforeNs,
    double CanaryAfterNs,
    double AtSeconds)
{
    /// <summary>The names of the array's elements, in order.</summary>
    public static IReadOnlyList<string> Columns { get; } =
    [
        "round", "position", "calls", "wallNs", "cpuNs", "allocatedBytes",
        "gen0", "gen1", "gen2", "pauseNs", "canaryBeforeNs", "canaryAfterNs", "atSeconds",
    ];
}
