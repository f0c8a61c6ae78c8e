namespace Roundup.Protocol.Speed;

/// <summary>Reads the highest resident size of the process.</summary>
/// <param name="Reset">True: resets the peak to the current size; false: reads it.</param>
/// <param name="Collect">Whether to collect garbage and return its memory to the system before.</param>
internal sealed record PeakCommand(bool Reset, bool Collect) : ICommand<PeakAnswer>
{
    private const string ResetToken = "reset";
    private const string ReadToken = "read";
    private const string CollectToken = "collect";
    private const string KeepToken = "keep";

    public static MessageType<PeakCommand> Type { get; } = new(
        "peak",
        fields => new(fields.Either(ResetToken, ReadToken), fields.Either(CollectToken, KeepToken)));

    public string Name => Type.Name;

    public MessageType<PeakAnswer> Answer => PeakAnswer.Type;

    public void Write(MessageWriter fields) => fields.Either(Reset, ResetToken, ReadToken).Either(Collect, CollectToken, KeepToken);
}

/// <summary>The highest resident size.</summary>
/// <param name="Bytes">The size, bytes; null if the operating system does not report it.</param>
internal sealed record PeakAnswer(long? Bytes) : IMessage
{
    public static MessageType<PeakAnswer> Type { get; } = new("peak", fields => new(fields.OptionalWhole()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Whole(Bytes);
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
