namespace Roundup.Probes.ConstructorParameters;

#if MODEL
public class Message
{
    public Message(string? name, int id)
    {
        Name = name;
        Id = id;
    }

    public int Id { get; }

    public string? Name { get; }

    public string? Note { get; set; }
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new("a", 1) { Note = "n" },
        new(null, 0),
        new("", 2),
        new("b", -1) { Note = "" },
    ];
}
#endif
