using System.Collections.Generic;

namespace Roundup.Probes.InitialObjects;

#if MODEL
public class Message
{
    public Message()
    {
        Marks = [new() { Number = 2 }, new() { Number = 3 }];
        Owner = new() { Number = 9, Remark = "nobody" };
    }

    public List<Mark> Marks { get; set; }

    public Mark Owner { get; set; }
}

public class Mark
{
    public float Number { get; set; }

    public string? Remark { get; set; }
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Marks = [new() { Number = 1.5f }], Owner = new() { Number = 1 } },
        new() { Marks = [new() { Number = 4 }, new() { Number = 5 }, new() { Number = 6 }] },
        new() { Marks = [], Owner = new() },
        new() { Owner = new() { Remark = "somebody" } },
    ];
}
#endif
