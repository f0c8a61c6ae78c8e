using Roundup.Results;

namespace Roundup.Protocol.Speed;

/// <summary>Reads what a launch has once for each case, after its last batch.</summary>
/// <param name="Reset">True: resets it before the first batch; false: reads it.</param>
/// <param name="Collect">Whether to collect garbage and return its memory to the system before.</param>
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

/// <summary>What was read.</summary>
/// <param name="Values">The values, sent in the order of <see cref="LaunchQuantities"/>.</param>
internal sealed record LaunchAnswer(QuantityValues Values) : IMessage
{
    public static MessageType<LaunchAnswer> Type { get; } = new(
        "launch",
        fields => new(LaunchQuantities.All.Values(fields.OptionalNumbers())));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Numbers(LaunchQuantities.All.InOrder(Values));
}

/// <summary>Pins the main thread to one processor.</summary>
internal sealed record PinCommand(int Processor) : ICommand<PinnedAnswer>
{
    public static MessageType<PinCommand> Type { get; } = new("pin", fields => new(fields.Count()));

    public string Name => Type.Name;

    public MessageType<PinnedAnswer> Answer => PinnedAnswer.Type;

    public void Write(MessageWriter fields) => fields.Whole(Processor);
}

/// <summary>The main thread was pinned, or not.</summary>
/// <param name="Processor">The processor; null if the operating system did not pin the thread.</param>
internal sealed record PinnedAnswer(int? Processor) : IMessage
{
    public static MessageType<PinnedAnswer> Type { get; } = new("pinned", fields => new(fields.OptionalCount()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Whole(Processor);
}
