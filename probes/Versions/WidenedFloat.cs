namespace Roundup.Probes.WidenedFloat;

#if MODEL && OLD
public class Message
{
    public float Measure { get; set; }

    public string? Name { get; set; }
}
#endif
#if MODEL && NEW
public class Message
{
    public double Measure { get; set; }

    public string? Name { get; set; }
}
#endif
#if VALUES && OLD
public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Measure = 1.5f, Name = "a" },
        new() { Measure = -0.25f, Name = "b" },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Measure = 1.5f, Name = "a" },
        new() { Measure = -0.25f, Name = "b" },
    ];
}
#endif
#if VALUES && NEW
public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Measure = 1.5, Name = "a" },
        new() { Measure = -0.25, Name = "b" },
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new() { Measure = 1.5, Name = "a" },
        new() { Measure = -0.25, Name = "b" },
    ];
}
#endif
