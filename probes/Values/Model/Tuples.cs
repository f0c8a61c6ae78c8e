using System.Collections.Generic;

namespace Roundup.Probes.Tuples;

public class Message
{
    public (int Id, string? Name) Tuple { get; set; }

    public KeyValuePair<string, int> Pair { get; set; }
}
