namespace Roundup.Probes.FrameworkNames;

#if MODEL
public class Message
{
    public Options? Options { get; set; }

    public int Value { get; set; }

    public string? Type { get; set; }

    public int Length { get; set; }

    public string? Count { get; set; }

    public int Default { get; set; }

    public string? Key { get; set; }

    public int Serializer { get; set; }

    public string? Reader { get; set; }
}

public class Options
{
    public int Id { get; set; }

    public string? Writer { get; set; }
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new()
        {
            Options = new() { Id = 1, Writer = "w" },
            Value = 2,
            Type = "t",
            Length = 3,
            Count = "c",
            Default = 4,
            Key = "k",
            Serializer = 5,
            Reader = "r",
        },
        new(),
    ];
}
#endif
