namespace Roundup.Probes.RequiredMembers;

#if MODEL
public class Message
{
    public required int Id { get; set; }

    public required string? Name { get; init; }

    public string? Note { get; set; }
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Id = 1, Name = "a", Note = "n" },
        new() { Id = 0, Name = null },
        new() { Id = 2, Name = "", Note = "" },
        new() { Id = 3, Name = "b" },
    ];
}
#endif
