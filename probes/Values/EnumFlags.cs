using System;

namespace Roundup.Probes.EnumFlags;

#if MODEL
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
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Value = Rights.None },
        new() { Value = Rights.Read },
        new() { Value = Rights.Read | Rights.Delete },
        new() { Value = Rights.ReadWrite },
        new() { Value = Rights.ReadWrite | Rights.Delete },
        new() { Value = Rights.Read | (Rights)4 },
        new() { Value = (Rights)64 },
        new() { Value = (Rights)(-1) },
    ];
}
#endif
