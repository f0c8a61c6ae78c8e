using System.Collections.Generic;

namespace Roundup.Protocol;

/// <summary>The library does not offer what was asked for.</summary>
/// <param name="Reason">The reason.</param>
/// <param name="Frames">The first frames of the exception, type and method.</param>
internal sealed record UnsupportedAnswer(string Reason, IReadOnlyCollection<string> Frames) : IMessage
{
    public static MessageType<UnsupportedAnswer> Type { get; } = new("unsupported", fields => new(fields.Text(), fields.Texts()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Text(Reason).Texts(Frames);
}
