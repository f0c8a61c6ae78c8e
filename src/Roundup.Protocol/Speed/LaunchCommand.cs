using Roundup.Results;

namespace Roundup.Protocol.Speed;

// Reads what a launch has once for each case, after its last batch.
// Reset: true: resets it before the first batch; false: reads it.
// Collect: whether to collect garbage and return its memory to the system before.
internal sealed record LaunchCommand(bool Reset, bool Collect) : ICommand<LaunchAnswer>
{
    private const string ResetToken = "reset";
    private const string ReadToken = "read";
    private const string CollectToken = "collect";
    private const string KeepToken = "keep";

    public static MessageType<LaunchCommand> Type { get; } = new(
        "launch",
        fields => new(fields.Either(ResetToken, ReadToken), fields.Either(CollectToken, KeepToken)));

    public string Name => Type.Name;

    public MessageType<LaunchAnswer> Answer => LaunchAnswer.Type;

    public void Write(MessageWriter fields) => fields.Either(Reset, ResetToken, ReadToken).Either(Collect, CollectToken, KeepToken);
}

// Values: the values, sent in the order of LaunchQuantities.
internal sealed record LaunchAnswer(QuantityValues Values) : IMessage
{
    public static MessageType<LaunchAnswer> Type { get; } = new(
        "launch",
        fields => new(LaunchQuantities.All.Values(fields.OptionalNumbers())));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Numbers(LaunchQuantities.All.InOrder(Values));
}

internal sealed record PinCommand(int Processor) : ICommand<PinnedAnswer>
{
    public static MessageType<PinCommand> Type { get; } = new("pin", fields => new(fields.Count()));

    public string Name => Type.Name;

    public MessageType<PinnedAnswer> Answer => PinnedAnswer.Type;

    public void Write(MessageWriter fields) => fields.Whole(Processor);
}

// Processor: null if the operating system did not pin the thread.
internal sealed record PinnedAnswer(int? Processor) : IMessage
{
    public static MessageType<PinnedAnswer> Type { get; } = new("pinned", fields => new(fields.OptionalCount()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Whole(Processor);
}
