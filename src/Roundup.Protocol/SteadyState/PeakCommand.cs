namespace Roundup.Protocol.SteadyState;

/// <summary>Reads the highest resident size of the process.</summary>
/// <param name="Reset">Whether it is counted anew from here, or read.</param>
/// <param name="Collect">Whether garbage is collected and its memory given back before.</param>
internal sealed record PeakCommand(bool Reset, bool Collect) : ICommand<PeakAnswer>
{
    private const string ResetWord = "reset";
    private const string ReadWord = "read";
    private const string CollectWord = "collect";
    private const string KeepWord = "keep";

    public static MessageType<PeakCommand> Type { get; } = new(
        "peak",
        fields => new(fields.Either(ResetWord, ReadWord), fields.Either(CollectWord, KeepWord)));

    public string Name => Type.Name;

    public MessageType<PeakAnswer> Answer => PeakAnswer.Type;

    public void Write(MessageWriter fields) => fields.Either(Reset, ResetWord, ReadWord).Either(Collect, CollectWord, KeepWord);
}

/// <summary>The highest resident size.</summary>
/// <param name="Bytes">The size, bytes; null where the system does not report it.</param>
internal sealed record PeakAnswer(long? Bytes) : IMessage
{
    public static MessageType<PeakAnswer> Type { get; } = new("peak", fields => new(fields.OptionalWhole()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Whole(Bytes);
}
