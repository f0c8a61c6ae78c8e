namespace Roundup.Probes.AppendedParameter;

#if MODEL && OLD
public sealed record Message(int Id, string? Name);
#endif
#if MODEL && NEW
public sealed record Message(int Id, string? Name, int Age = 99);
#endif
#if VALUES && OLD
public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new(1, "a"),
        new(2, null),
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new(1, "a"),
        new(2, "b"),
    ];
}
#endif
#if VALUES && NEW
public sealed class MessageValues : IVersionProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new(1, "a", 7),
        new(2, "b"),
    ];

    public IReadOnlyList<Message> Expected { get; } =
    [
        new(1, "a"),
        new(2, null),
    ];
}
#endif
