namespace Roundup.Probes.Decimals;

#if MODEL
public class Message
{
    public decimal Value { get; set; }
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Value = 0m },
        new() { Value = 1.50m },
        new() { Value = 1.5m },
        new() { Value = -0.0000000000000000000000000001m },
        new() { Value = decimal.MaxValue },
        new() { Value = decimal.MinValue },
        new() { Value = 15m },
        new() { Value = 15.0m },
        new() { Value = 100m },
        new() { Value = -28.6051368556538258m },
        new() { Value = 0.1m },
        new() { Value = 1234567890.1234567890123456m },
        new() { Value = 9007199254740993m },
        new() { Value = new decimal(0, 0, 0, isNegative: true, scale: 2) },
    ];
}
#endif
