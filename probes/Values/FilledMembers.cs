using System.Collections.Generic;

namespace Roundup.Probes.FilledMembers;

#if MODEL
public class Message
{
    public int Id { get; set; }

    public List<string> Tags { get; } = [];

    public Dictionary<string, int> Counts { get; } = [];
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        Of(1, "a", "b"),
        Of(2),
        Of(3, ""),
        Of(4, "c"),
    ];

    private static Message Of(int id, params string[] tags)
    {
        var message = new Message { Id = id };
        foreach (var tag in tags)
        {
            message.Tags.Add(tag);
            message.Counts[tag] = id;
        }

        return message;
    }
}
#endif
