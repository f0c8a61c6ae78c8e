namespace Roundup.Probes.PrivateSetters;

#if MODEL
public class Message
{
    public int Id { get; private set; }

    public string? Name { get; private set; }

    public string? Note { get; set; }

    public static Message Of(int id, string? name, string? note) => new() { Id = id, Name = name, Note = note };
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        Message.Of(1, "a", "n"),
        Message.Of(2, "", "m"),
        Message.Of(3, null, null),
        Message.Of(0, "b", ""),
    ];
}
#endif
