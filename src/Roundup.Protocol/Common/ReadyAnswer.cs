using System.Collections.Generic;

namespace Roundup.Protocol;

/// <summary>The worker has started and can be asked.</summary>
/// <param name="Runtime">The runtime as it names itself.</param>
/// <param name="Settings">What it runs with: name and value of each setting.</param>
/// <param name="MissingProbes">What cannot be read there: probe and reason.</param>
internal sealed record ReadyAnswer(
    string Runtime,
    IReadOnlyList<KeyValuePair<string, string>> Settings,
    IReadOnlyList<KeyValuePair<string, string>> MissingProbes) : IMessage
{
    public static MessageType<ReadyAnswer> Type { get; } = new("ready", fields => new(fields.Text(), fields.Pairs(), fields.Pairs()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Text(Runtime).Pairs(Settings).Pairs(MissingProbes);
}
