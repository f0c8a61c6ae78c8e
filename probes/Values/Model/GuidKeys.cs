using System;
using System.Collections.Generic;

namespace Roundup.Probes.GuidKeys;

public class Message
{
    public Dictionary<Guid, int> Value { get; set; } = [];
}
