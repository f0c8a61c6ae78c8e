using System.Collections.Generic;

namespace Roundup.Probes.Queues;

public class Message
{
    public Queue<int> Queue { get; set; } = new();

    public LinkedList<int> Linked { get; set; } = new();
}
