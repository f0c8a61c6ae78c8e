namespace Roundup.Protocol.Instructions;

// Makes calls that valgrind counts: as many before that are not counted, then a call of Marker, the calls, and another one.
internal sealed record CountCommand(bool Serialize, long Calls) : ICommand<CountedAnswer>
{
    // A function of the C library that nothing else calls. Valgrind writes what it has counted whenever it is entered.
    public const string Marker = "ffsl";

    // The number, from 1, of the mark behind the counted calls. The first one only loads the function.
    public const int LastMark = 3;

    public static MessageType<CountCommand> Type { get; } = new("count", fields => new(fields.Operation(), fields.Whole()));

    public string Name => Type.Name;

    public MessageType<CountedAnswer> Answer => CountedAnswer.Type;

    public void Write(MessageWriter fields) => fields.Operation(Serialize).Whole(Calls);
}

internal sealed record CountedAnswer : IMessage
{
    public static MessageType<CountedAnswer> Type { get; } = new("counted", _ => new());

    public string Name => Type.Name;

    public void Write(MessageWriter fields)
    {
    }
}
