namespace Roundup.Probes.InitialInitOnly;

#if MODEL
public class Message
{
    public int Id { get; set; }

    public string? Data { get; init; } = "initial";

    public int Count { get; init; } = -1;

    public bool Enabled { get; init; } = true;
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Id = 1, Data = "a", Count = 2 },
        new() { Id = 2, Data = null, Count = 0, Enabled = false },
        new() { Id = 3 },
        new() { Id = 4, Data = "", Count = 3, Enabled = false },
    ];
}
#endif
