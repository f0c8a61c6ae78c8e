using System.Collections.Generic;

namespace Roundup.Probes.InitOnly;

#if MODEL
public class Message
{
    public int Id { get; init; }

    public string? Name { get; init; }

    public List<int> Numbers { get; init; } = [];
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Id = 1, Name = "a", Numbers = [1] },
        new() { Id = 0, Name = null, Numbers = [] },
        new() { Id = 2, Name = "", Numbers = [1, 2] },
        new() { Id = 3, Name = "b", Numbers = [0] },
    ];
}
#endif
