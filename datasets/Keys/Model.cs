using System;
using System.Collections.Generic;

namespace Roundup.Datasets.Keys;

public class Registry
{
    public Dictionary<string, int> ByName { get; set; } = [];

    public Dictionary<int, string> ByNumber { get; set; } = [];

    public Dictionary<Guid, string> ById { get; set; } = [];

    public Dictionary<Kind, int> ByKind { get; set; } = [];

    public Dictionary<DateTime, double> ByDate { get; set; } = [];

    public Dictionary<string, Dictionary<string, Entry>> Nested { get; set; } = [];

    public HashSet<string> Tags { get; set; } = [];
}

public enum Kind
{
    First,
    Second,
    Third,
}

public class Entry
{
    public string Text { get; set; } = "";

    public long Number { get; set; }
}
