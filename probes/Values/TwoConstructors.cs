namespace Roundup.Probes.TwoConstructors;

#if MODEL
public class Message
{
    public Message()
    {
    }

    public Message(int id, string? name)
    {
        Id = id;
        Name = name;
    }

    public int Id { get; set; }

    public string? Name { get; set; }
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new(1, "a"),
        new(),
        new(2, ""),
        new(0, "b"),
    ];
}
#endif
