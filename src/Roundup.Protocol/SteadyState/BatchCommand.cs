using System.Collections.Generic;
using Roundup.Results;

namespace Roundup.Protocol.SteadyState;

/// <summary>Runs one timed batch.</summary>
/// <param name="Serialize">Of Serialize, or of Deserialize.</param>
/// <param name="Calls">Its calls.</param>
/// <param name="LeadIn">Calls before it that are not timed.</param>
internal sealed record BatchCommand(bool Serialize, long Calls, long LeadIn) : ICommand<BatchAnswer>
{
    public static MessageType<BatchCommand> Type { get; } = new(
        "batch",
        fields => new(fields.Operation(), fields.Whole(), fields.Whole()));

    public string Name => Type.Name;

    public MessageType<BatchAnswer> Answer => BatchAnswer.Type;

    public void Write(MessageWriter fields) => fields.Operation(Serialize).Whole(Calls).Whole(LeadIn);
}

/// <summary>One timed batch.</summary>
/// <param name="Readings">What the probes say, in the order of <see cref="Probe"/>.</param>
internal sealed record BatchAnswer(IReadOnlyList<double?> Readings) : IMessage
{
    public static MessageType<BatchAnswer> Type { get; } = new("batch", fields =>
    {
        var readings = fields.OptionalNumbers();
        return readings.Count <= BatchReadings.Count ? new(readings) : throw fields.Invalid("is more than there are probes");
    });

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Numbers(Readings);
}
