using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.PublicFields;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Id = 1, Name = "a", Numbers = [1], Point = new() { X = 3, Label = "p" } },
        new() { Id = 2, Name = "", Numbers = [1, 2] },
    ];
}
