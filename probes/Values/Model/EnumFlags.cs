using System;

namespace Roundup.Probes.EnumFlags;

[Flags]
public enum Rights
{
    None = 0,
    Read = 1,
    Write = 2,
    Delete = 8,
    ReadWrite = Read | Write,
}

public class Message
{
    public Rights Value { get; set; }
}
