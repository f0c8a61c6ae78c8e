using System.Collections.Generic;

namespace Roundup.Protocol;

/// <summary>The library threw an exception.</summary>
/// <param name="Reason">Type and message of the innermost exception.</param>
/// <param name="Frames">The first frames of the exception, type and method.</param>
internal sealed record FailedAnswer(string Reason, IReadOnlyCollection<string> Frames) : IMessage
{
    public static MessageType<FailedAnswer> Type { get; } = new("failed", fields => new(fields.Text(), fields.Texts()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Text(Reason).Texts(Frames);
}
