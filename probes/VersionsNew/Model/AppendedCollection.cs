using System.Collections.Generic;

namespace Roundup.Probes.AppendedCollection;

public class Message
{
    public int Id { get; set; }

    public List<string> Tags { get; set; } = [];
}
