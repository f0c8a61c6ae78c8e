using System.Collections.Generic;

namespace Roundup.Probes.ListToArray;

public class Message
{
    public List<int> Numbers { get; set; } = [];

    public List<Item> Items { get; set; } = [];
}

public class Item
{
    public int Id { get; set; }
}
