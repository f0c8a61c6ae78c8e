namespace Roundup.Probes.Depth;

#if MODEL
public class Message
{
    public int Id { get; set; }

    public Message? Next { get; set; }
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        Chain(10),
        Chain(50),
    ];

    private static Message Chain(int length) => new() { Id = length, Next = length == 1 ? null : Chain(length - 1) };
}
#endif
