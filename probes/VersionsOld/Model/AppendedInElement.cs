using System.Collections.Generic;

namespace Roundup.Probes.AppendedInElement;

public class Message
{
    public List<Item> Items { get; set; } = [];

    public string? End { get; set; }
}

public class Item
{
    public int Id { get; set; }
}
