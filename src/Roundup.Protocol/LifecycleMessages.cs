namespace Roundup.Protocol;

internal sealed record ReadyAnswer(
    string Runtime,
    IReadOnlyList<KeyValuePair<string, string>> Settings,
    IReadOnlyList<KeyValuePair<string, string>> MissingProbes) : IMessage
{
    public static MessageType<ReadyAnswer> Type { get; } = new("ready", fields => new(fields.Text(), fields.Pairs(), fields.Pairs()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Text(Runtime).Pairs(Settings).Pairs(MissingProbes);
}

// Announces the step that begins now, before the answer to the command. If the process crashes or hangs, the host process knows its last
// step.
// Place: the open case that the step belongs to, from 0; null if only one can be open.
internal sealed record StepAnswer(string What, int? Place = null) : IMessage
{
    public const string TypeName = "step";

    public static MessageType<StepAnswer> Type { get; } = new(TypeName, fields => new(fields.Text(), fields.OptionalCount()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Text(What).Whole(Place);
}

internal sealed record ByeCommand : ICommand<ByeAnswer>
{
    public static MessageType<ByeCommand> Type { get; } = new("bye", _ => new());

    public string Name => Type.Name;

    public MessageType<ByeAnswer> Answer => ByeAnswer.Type;

    public void Write(MessageWriter fields)
    {
    }
}

// The worker ends in order: it did not crash.
internal sealed record ByeAnswer : IMessage
{
    public static MessageType<ByeAnswer> Type { get; } = new("bye", _ => new());

    public string Name => Type.Name;

    public void Write(MessageWriter fields)
    {
    }
}
