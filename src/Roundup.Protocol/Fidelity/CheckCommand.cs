namespace Roundup.Protocol.Fidelity;

/// <summary>Round-trips two roots and compares them, after timing.</summary>
/// <param name="PayloadPath">
/// A file with the first root's payload that another process wrote, which is read and compared too; null where there is none.
/// </param>
internal sealed record CheckCommand(string? PayloadPath = null) : ICommand<ComparedAnswer>
{
    public static MessageType<CheckCommand> Type { get; } = new("check", fields => new(fields.OptionalText()));

    public string Name => Type.Name;

    public MessageType<ComparedAnswer> Answer => ComparedAnswer.Type;

    public void Write(MessageWriter fields) => fields.Text(PayloadPath);
}
