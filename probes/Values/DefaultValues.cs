using System.ComponentModel;

namespace Roundup.Probes.DefaultValues;

#if MODEL
public class Message
{
    [DefaultValue(-1)]
    public int Id { get; set; }

    [DefaultValue("")]
    public string? Title { get; set; }

    public int Plain { get; set; }
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Id = -1, Title = "", Plain = 1 },
        new() { Id = 0, Title = "x", Plain = 2 },
        new() { Id = 5, Title = null, Plain = 3 },
        new() { Id = -1, Title = "q", Plain = 4 },
    ];
}
#endif
