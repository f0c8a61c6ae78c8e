using System.Collections.Generic;

namespace Roundup.Probes.KeysThatCollide;

public class Message
{
    public Dictionary<long, int> Counts { get; set; } = [];
}
