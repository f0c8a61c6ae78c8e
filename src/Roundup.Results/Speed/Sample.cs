using System.Text.Json.Serialization;

namespace Roundup.Results;

/// <summary>One batch: n calls inside one clock reading. Written as an array in the order of <see cref="Columns"/>.</summary>
[JsonConverter(typeof(SampleJsonConverter))]
public sealed record Sample : BatchReadings
{
    /// <summary>A batch with what the probes say of it.</summary>
    public Sample(int round, int position, long calls, double atSeconds, BatchReadings readings)
        : base(readings)
    {
        Round = round;
        Position = position;
        Calls = calls;
        AtSeconds = atSeconds;
    }

    /// <summary>The names of the array's elements, in order.</summary>
    public static IReadOnlyList<string> Columns { get; } =
    [
        "round", "position", "calls", "atSeconds", .. BatchQuantities.All.Select(quantity => quantity.Key),
    ];

    /// <summary>The round within the launch, from 0.</summary>
    public int Round { get; init; }

    /// <summary>The place of the serializer within the round, from 0.</summary>
    public int Position { get; init; }

    /// <summary>Calls in the batch.</summary>
    public long Calls { get; init; }

    /// <summary>When the batch ended, seconds since the run started.</summary>
    public double AtSeconds { get; init; }
}
