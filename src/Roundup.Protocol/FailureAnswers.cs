namespace Roundup.Protocol;

/// <summary>The library threw an exception.</summary>
/// <param name="Reason">Type and message of the innermost exception.</param>
/// <param name="Frames">The first stack frames of the exception, each as type and method.</param>
internal sealed record FailedAnswer(string Reason, IReadOnlyCollection<string> Frames) : IMessage
{
    public static MessageType<FailedAnswer> Type { get; } = new("failed", fields => new(fields.Text(), fields.Texts()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Text(Reason).Texts(Frames);
}

/// <summary>The library needs more memory than there is: the runtime threw an OutOfMemoryException.</summary>
/// <param name="Reason">Type and message of the exception.</param>
/// <param name="Frames">The first stack frames of the exception, each as type and method.</param>
internal sealed record OutOfMemoryAnswer(string Reason, IReadOnlyCollection<string> Frames) : IMessage
{
    public static MessageType<OutOfMemoryAnswer> Type { get; } = new("out-of-memory", fields => new(fields.Text(), fields.Texts()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Text(Reason).Texts(Frames);
}

/// <summary>The library does not support what the command asks for.</summary>
/// <param name="Reason">The reason.</param>
/// <param name="Frames">The first stack frames of the exception, each as type and method.</param>
internal sealed record UnsupportedAnswer(string Reason, IReadOnlyCollection<string> Frames) : IMessage
{
    public static MessageType<UnsupportedAnswer> Type { get; } = new("unsupported", fields => new(fields.Text(), fields.Texts()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Text(Reason).Texts(Frames);
}

/// <summary>A native library that the compressor needs is not on this machine.</summary>
internal sealed record UnavailableAnswer(string Reason) : IMessage
{
    public static MessageType<UnavailableAnswer> Type { get; } = new("unavailable", fields => new(fields.Text()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Text(Reason);
}
