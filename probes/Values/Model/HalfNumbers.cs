using System;

namespace Roundup.Probes.HalfNumbers;

public class Message
{
    public Half Value { get; set; }
}
