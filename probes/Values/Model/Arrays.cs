using System;

namespace Roundup.Probes.Arrays;

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
