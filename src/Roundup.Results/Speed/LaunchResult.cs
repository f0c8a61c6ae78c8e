using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace Roundup.Results;

/// <summary>What one worker process measured of one case. The unit of replication.</summary>
public sealed record LaunchResult
{
    /// <summary>The launch's number, from 0. Launches of one table with the same number ran side by side in the same rounds.</summary>
    public required int Index { get; init; }

    /// <summary>0; the baseline runs twice in each launch and is 0 and 1.</summary>
    public int Replica { get; init; }

    /// <summary>
    /// Whether the rows of the table were alive at once and took turns within each round. False: one process after the other, too big for
    /// more.
    /// </summary>
    public bool Interleaved { get; init; } = true;

    /// <summary>Whether batches had settled and the JIT was quiet before timing began.</summary>
    public bool Settled { get; init; }

    /// <summary>How long the warm-up took, ms, together with the cases that were warmed up with it in the same process.</summary>
    public double WarmupMs { get; init; }

    /// <summary>The values of <see cref="LaunchQuantities"/>, each of which stands beside the other members in the file.</summary>
    [JsonIgnore]
    public QuantityValues Readings { get; init; } = [];

    /// <summary>The processor that the measuring thread was held on in the last batch; null when it was not.</summary>
    public int? Cpu { get; init; }

    /// <summary>What was found of work that the batches do not show; null where it was not looked for.</summary>
    public HiddenWork? Hidden { get; init; }

    /// <summary>The estimate: time of a call in the quiet state of the machine, ns; null where the launch has its samples.</summary>
    public double? PerCallNs { get; init; }

    /// <summary>The batches, in the order taken; empty where the file keeps the estimates alone.</summary>
    public IReadOnlyList<Sample> Samples { get; init; } = [];

    /// <summary>The reading of a quantity.</summary>
    public double? this[Quantity quantity] => Readings[quantity];

    internal static void Describe(JsonTypeInfo info)
    {
        if (info.Type != typeof(LaunchResult))
        {
            return;
        }

        var place = info.Properties.Index().First(one => one.Item.Name == "cpu").Index;
        foreach (var quantity in LaunchQuantities.All)
        {
            var member = info.CreateJsonPropertyInfo(typeof(double?), quantity.Key);
            member.Get = launch => ((LaunchResult)launch).Readings[quantity];
            member.Set = (launch, value) => ((LaunchResult)launch).Readings[quantity] = (double?)value;
            info.Properties.Insert(place++, member);
        }
    }
}
