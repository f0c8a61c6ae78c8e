using System.Collections.Generic;

namespace Roundup.Probes.SizedList;

public class Message
{
    public List<Item> Items { get; set; } = [];
}

public class Item
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public bool Flag { get; set; }
}
