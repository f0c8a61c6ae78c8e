using System.Collections.Generic;

namespace Roundup.Probes.Stacks;

public class Message
{
    public Stack<int> Value { get; set; } = new();
}
