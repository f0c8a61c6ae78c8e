namespace Roundup.Protocol.Memory;

// Makes calls with some of the values in turn, drops what they return, and counts what is still alive.
// Serialize: whether the calls serialize; else they deserialize payloads that exist before the first command.
internal sealed record RetainCommand(bool Serialize, long First, long Values, long Calls) : ICommand<RetainedAnswer>
{
    public static MessageType<RetainCommand> Type { get; } =
        new("retain", fields => new(fields.Operation(), fields.Whole(), fields.Whole(), fields.Whole()));

    public string Name => Type.Name;

    public MessageType<RetainedAnswer> Answer => RetainedAnswer.Type;

    public void Write(MessageWriter fields) => fields.Operation(Serialize).Whole(First).Whole(Values).Whole(Calls);
}

// LiveBytes: bytes after two collections of everything.
// Ms: the time of the calls.
internal sealed record RetainedAnswer(double LiveBytes, double Ms) : IMessage
{
    public static MessageType<RetainedAnswer> Type { get; } = new("retained", fields => new(fields.Number(), fields.Number()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Number(LiveBytes).Number(Ms);
}
