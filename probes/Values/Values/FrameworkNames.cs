using System.Collections.Generic;
using Roundup.Contracts;

namespace Roundup.Probes.FrameworkNames;

public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new()
        {
            Options = new() { Id = 1, Writer = "w" },
            Value = 2,
            Type = "t",
            Length = 3,
            Count = "c",
            Default = 4,
            Key = "k",
            Serializer = 5,
            Reader = "r",
        },
        new(),
    ];
}
