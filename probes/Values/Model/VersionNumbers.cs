using System;

namespace Roundup.Probes.VersionNumbers;

public class Message
{
    public Version? Value { get; set; }
}
