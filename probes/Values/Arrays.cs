using System;

namespace Roundup.Probes.Arrays;

#if MODEL
public class Message
{
    public int[] Numbers { get; set; } = [];

    public string[] Texts { get; set; } = [];

    public bool[] Flags { get; set; } = [];

    public Item[] Items { get; set; } = [];
}

public class Item
{
    public int Id { get; set; }

    public string Name { get; set; } = "";
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new()
        {
            Numbers = [1, 2, 3],
            Texts = ["a", "b"],
            Flags = [true, false],
            Items = [new() { Id = 1, Name = "x" }],
        },
        new() { Numbers = [0], Texts = [""], Flags = [false], Items = [new()] },
        new() { Numbers = [.. Enumerable.Range(-500, 1000)] },
        new(),
    ];
}
#endif
