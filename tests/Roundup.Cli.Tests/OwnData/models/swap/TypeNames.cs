using System.Collections.Generic;

namespace Swap.TypeNames;

public sealed class Account
{
    public int Id { get; set; }

    public List<Entry> Entries { get; set; } = [];
}

public abstract class Entry
{
    public decimal Amount { get; set; }
}

public sealed class Payment : Entry
{
    public string Card { get; set; } = "";
}

public sealed class Refund : Entry
{
    public string Reason { get; set; } = "";
}
