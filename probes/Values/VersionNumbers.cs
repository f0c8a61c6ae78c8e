using System;

namespace Roundup.Probes.VersionNumbers;

#if MODEL
public class Message
{
    public Version? Value { get; set; }
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Value = new Version(1, 2) },
        new() { Value = new Version(1, 2, 3) },
        new() { Value = new Version(1, 2, 3, 4) },
        new() { Value = new Version(0, 0) },
        new() { Value = new Version(int.MaxValue, 0, 0, int.MaxValue) },
        new() { Value = null },
    ];
}
#endif
