using System.Collections.Generic;

namespace Roundup.Probes.FilledMembers;

public class Message
{
    public int Id { get; set; }

    public List<string> Tags { get; } = [];

    public Dictionary<string, int> Counts { get; } = [];
}
