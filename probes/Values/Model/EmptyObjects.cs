using System.Collections.Generic;

namespace Roundup.Probes.EmptyObjects;

public class Nothing;

public class Message
{
    public List<Nothing> Items { get; set; } = [];

    public int Id { get; set; }
}
