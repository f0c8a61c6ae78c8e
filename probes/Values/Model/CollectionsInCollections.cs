using System.Collections.Generic;

namespace Roundup.Probes.CollectionsInCollections;

public class Message
{
    public List<List<int>> Lists { get; set; } = [];

    public Dictionary<string, List<int>> ListsByName { get; set; } = [];

    public Dictionary<string, Dictionary<string, int>> MapsByName { get; set; } = [];
}
