using System.Collections.Generic;

namespace Roundup.Probes.Sets;

public class Message
{
    public HashSet<int> Numbers { get; set; } = [];

    public HashSet<string> Texts { get; set; } = [];
}
