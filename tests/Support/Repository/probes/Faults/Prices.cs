namespace Roundup.Probes.Prices;

#if MODEL
public class Message
{
    public int Number { get; set; } = 5;

    public decimal Price { get; set; }

    public string Text { get; set; } = "";
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Number = 1, Price = 1.50m, Text = "plain" },
        new() { Number = 2, Price = 2.50m, Text = "other" },
        new() { Number = 0, Price = 17m, Text = "zero" },
        new() { Number = 7, Price = 2.5m, Text = "unwanted" },
    ];
}
#endif
