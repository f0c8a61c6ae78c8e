using System;
using System.Collections.Generic;

namespace Roundup.Probes.TimeKeys;

public class Message
{
    public Dictionary<DateTime, int> Value { get; set; } = [];
}
