using System.Collections.Generic;

namespace Roundup.Probes.NullElements;

public class Message
{
    public List<string?>? Texts { get; set; }

    public List<Item?>? Items { get; set; }

    public int?[]? Numbers { get; set; }
}

public class Item
{
    public int Id { get; set; }
}
