using System.Collections.Generic;

namespace Roundup.Probes.CollectionsByKey;

public class Message
{
    public Dictionary<string, List<int>> Lists { get; set; } = [];

    public Dictionary<string, Dictionary<string, int>> Maps { get; set; } = [];
}
