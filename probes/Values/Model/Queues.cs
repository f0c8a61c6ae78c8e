using System.Collections.Generic;

namespace Roundup.Probes.Queues;

public class Message
{
    public Queue<int> Value { get; set; } = new();
}
