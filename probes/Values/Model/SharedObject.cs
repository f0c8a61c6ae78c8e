using System.Collections.Generic;

namespace Roundup.Probes.SharedObject;

public class Message
{
    public Item? First { get; set; }

    public Item? Second { get; set; }

    public List<Item> Items { get; set; } = [];
}

public class Item
{
    public int Id { get; set; }

    public string? Name { get; set; }
}
