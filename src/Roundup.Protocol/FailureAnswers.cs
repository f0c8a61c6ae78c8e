namespace Roundup.Protocol;

// The library threw an exception.
// Reason: type and message of the innermost exception.
// Frames: the first stack frames of the exception, each as type and method.
internal sealed record FailedAnswer(string Reason, IReadOnlyCollection<string> Frames) : IMessage
{
    public static MessageType<FailedAnswer> Type { get; } = new("failed", fields => new(fields.Text(), fields.Texts()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Text(Reason).Texts(Frames);
}

// The library needs more memory than there is: the runtime threw an OutOfMemoryException.
internal sealed record OutOfMemoryAnswer(string Reason, IReadOnlyCollection<string> Frames) : IMessage
{
    public static MessageType<OutOfMemoryAnswer> Type { get; } = new("out-of-memory", fields => new(fields.Text(), fields.Texts()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Text(Reason).Texts(Frames);
}

internal sealed record UnsupportedAnswer(string Reason, IReadOnlyCollection<string> Frames) : IMessage
{
    public static MessageType<UnsupportedAnswer> Type { get; } = new("unsupported", fields => new(fields.Text(), fields.Texts()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Text(Reason).Texts(Frames);
}

internal sealed record UnavailableAnswer(string Reason) : IMessage
{
    public static MessageType<UnavailableAnswer> Type { get; } = new("unavailable", fields => new(fields.Text()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Text(Reason);
}
