using System.Collections.Generic;

namespace Roundup.Probes.InitialObjects;

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
