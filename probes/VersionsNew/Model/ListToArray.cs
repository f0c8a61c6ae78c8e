namespace Roundup.Probes.ListToArray;

public class Message
{
    public int[] Numbers { get; set; } = [];

    public Item[] Items { get; set; } = [];
}

public class Item
{
    public int Id { get; set; }
}
