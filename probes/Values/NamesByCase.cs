namespace Roundup.Probes.NamesByCase;

#if MODEL
public class Message
{
    public int id { get; set; }

    public int Id { get; set; }

    public int ID { get; set; }
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { id = 1, Id = 2, ID = 3 },
        new() { Id = 4 },
        new() { id = 5 },
        new() { ID = 6 },
    ];
}
#endif
