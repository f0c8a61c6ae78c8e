namespace Roundup.Probes.Records;

#if MODEL
public sealed record Message(int Id, string? Name, Inner? Inner)
{
    public string? Note { get; init; }
}

public record Inner(double X, double Y);
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new(1, "a", new(1.5, -2)),
        new(0, null, null),
        new(2, "", new(0, 0)) { Note = "b" },
        new(3, "c", null) { Note = "" },
    ];
}
#endif
