using System.Collections.Generic;

namespace Roundup.Protocol;

/// <summary>The library needs more memory than there is, and the runtime said so with an exception.</summary>
/// <param name="Reason">Type and message of the exception.</param>
/// <param name="Frames">The first frames of the exception, type and method.</param>
internal sealed record OutOfMemoryAnswer(string Reason, IReadOnlyCollection<string> Frames) : IMessage
{
    public static MessageType<OutOfMemoryAnswer> Type { get; } = new("out-of-memory", fields => new(fields.Text(), fields.Texts()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Text(Reason).Texts(Frames);
}
