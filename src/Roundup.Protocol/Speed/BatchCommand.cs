using Roundup.Results;

namespace Roundup.Protocol.Speed;

internal sealed record BatchCommand(bool Serialize, long Calls, long LeadIn) : ICommand<BatchAnswer>
{
    public static MessageType<BatchCommand> Type { get; } = new(
        "batch",
        fields => new(fields.Operation(), fields.Whole(), fields.Whole()));

    public string Name => Type.Name;

    public MessageType<BatchAnswer> Answer => BatchAnswer.Type;

    public void Write(MessageWriter fields) => fields.Operation(Serialize).Whole(Calls).Whole(LeadIn);
}

// One timed batch.
// Readings: the readings of the probes, in the order of BatchQuantities.
internal sealed record BatchAnswer(IReadOnlyList<double?> Readings) : IMessage
{
    public static MessageType<BatchAnswer> Type { get; } = new("batch", fields =>
    {
        var readings = fields.OptionalNumbers();
        return readings.Count <= BatchQuantities.All.Count ? new(readings) : throw fields.Invalid("is more than there are probes");
    });

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Numbers(Readings);
}

internal sealed record EmptyLoopCommand : ICommand<EmptyLoopAnswer>
{
    public static MessageType<EmptyLoopCommand> Type { get; } = new("empty", _ => new());

    public string Name => Type.Name;

    public MessageType<EmptyLoopAnswer> Answer => EmptyLoopAnswer.Type;

    public void Write(MessageWriter fields)
    {
    }
}

internal sealed record EmptyLoopAnswer(double Ns) : IMessage
{
    public static MessageType<EmptyLoopAnswer> Type { get; } = new("empty", fields => new(fields.Number()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Number(Ns);
}
