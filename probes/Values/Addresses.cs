using System;

namespace Roundup.Probes.Addresses;

#if MODEL
public class Message
{
    public Uri? Value { get; set; }
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Value = new Uri("https://example.com") },
        new() { Value = new Uri("https://example.com/a%20b?q=%C3%BC&r=1#part") },
        new() { Value = new Uri("../up/one?x=1", UriKind.Relative) },
        new() { Value = new Uri("HTTP://Example.COM:80/Path") },
        new() { Value = new Uri("urn:isbn:0451450523") },
        new() { Value = new Uri("https://exämple.de/straße") },
        new() { Value = new Uri("", UriKind.Relative) },
        new() { Value = null },
    ];
}
#endif
