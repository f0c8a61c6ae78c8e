namespace Roundup.Protocol.SteadyState;

/// <summary>Holds the main thread on one processor.</summary>
/// <param name="Processor">The processor, from 0.</param>
internal sealed record PinCommand(int Processor) : ICommand<PinnedAnswer>
{
    public static MessageType<PinCommand> Type { get; } = new("pin", fields => new(fields.Count()));

    public string Name => Type.Name;

    public MessageType<PinnedAnswer> Answer => PinnedAnswer.Type;

    public void Write(MessageWriter fields) => fields.Whole(Processor);
}

/// <summary>Where the main thread is held.</summary>
/// <param name="Processor">The processor; null where the system does not hold it.</param>
internal sealed record PinnedAnswer(int? Processor) : IMessage
{
    public static MessageType<PinnedAnswer> Type { get; } = new("pinned", fields => new(fields.OptionalCount()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Whole(Processor);
}
