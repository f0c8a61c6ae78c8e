using System.Collections.Generic;

namespace Roundup.Probes.LinkedLists;

public class Message
{
    public LinkedList<int> Value { get; set; } = new();
}
