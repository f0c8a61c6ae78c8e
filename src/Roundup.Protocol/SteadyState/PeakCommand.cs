namespace Roundup.Protocol.SteadyState;

/// <summary>Reads the highest resident size of the process.</summary>
/// <param name="Reset">Whether it is counted anew from here, or read.</param>
internal sealed record PeakCommand(bool Reset) : ICommand<PeakAnswer>
{
    private const string ResetWord = "reset";
    private const string ReadWord = "read";

    public static MessageType<PeakCommand> Type { get; } = new("peak", fields => new(fields.Either(ResetWord, ReadWord)));

    public string Name => Type.Name;

    public MessageType<PeakAnswer> Answer => PeakAnswer.Type;

    public void Write(MessageWriter fields) => fields.Either(Reset, ResetWord, ReadWord);
}

/// <summary>What a case took besides time. What the system or the runtime does not tell is null.</summary>
/// <param name="Bytes">The highest resident size, bytes.</param>
/// <param name="Methods">Methods that the JIT compiled within batches since the warm-up.</param>
internal sealed record PeakAnswer(long? Bytes, int? Methods) : IMessage
{
    public static MessageType<PeakAnswer> Type { get; } = new("peak", fields => new(fields.OptionalWhole(), fields.OptionalCount()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Whole(Bytes).Whole(Methods);
}
