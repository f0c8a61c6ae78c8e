namespace Roundup.Probes.MadeNullableText;

#if MODEL && OLD
public class Message
{
    public string Text { get; set; } = "";

    public int Id { get; set; }
}
#endif
#if MODEL && NEW
public class Message
{
    public string? Text { get; set; }

    public int Id { get; set; }
}
#endif
#if VALUES && OLD
public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Text = "a", Id = 1 },
        new() { Text = "", Id = 2 },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Text = "a", Id = 1 },
        new() { Text = "", Id = 2 },
    ];
}
#endif
#if VALUES && NEW
public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Text = "a", Id = 1 },
        new() { Text = "", Id = 2 },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Text = "a", Id = 1 },
        new() { Text = "", Id = 2 },
    ];
}
#endif
