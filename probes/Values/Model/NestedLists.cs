using System.Collections.Generic;

namespace Roundup.Probes.NestedLists;

public class Message
{
    public List<List<int>> Value { get; set; } = [];
}
