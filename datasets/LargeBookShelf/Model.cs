using System.Collections.Generic;

namespace Roundup.Datasets.LargeBookShelves;

public class LargeBookShelf
{
    public List<LargeBook> Books { get; set; } = null!;

    public string? Secret { get; set; }

    public int Member3 { get; set; }

    public int Member4 { get; set; }

    public double Member5 { get; set; }

    public List<float>? Member6 { get; set; }

    public List<float>? Member7 { get; set; }

    public List<float>? Member8 { get; set; }

    public List<float>? Member9 { get; set; }

    public Dictionary<double, string>? Member10 { get; set; }

    public Dictionary<double, string>? Member11 { get; set; }

    public Dictionary<double, string>? Member12 { get; set; }

    public Dictionary<double, string>? Member13 { get; set; }

    public Dictionary<double, string>? Member14 { get; set; }

    public Dictionary<double, string>? Member15 { get; set; }

    public Dictionary<double, string>? Member16 { get; set; }

    public Dictionary<double, string>? Member17 { get; set; }

    public Dictionary<double, string>? Member18 { get; set; }

    public Dictionary<double, string>? Member19 { get; set; }

    public Dictionary<double, string>? Member20 { get; set; }
}

public class LargeBook
{
    public string Title { get; set; } = "";

    public int Id { get; set; }

    public int Member3 { get; set; }

    public int Member4 { get; set; }

    public double Member5 { get; set; }

    public List<float>? Member6 { get; set; }

    public List<float>? Member7 { get; set; }

    public List<float>? Member8 { get; set; }

    public List<float>? Member9 { get; set; }

    public Dictionary<double, string>? Member10 { get; set; }

    public Dictionary<double, string>? Member11 { get; set; }

    public Dictionary<double, string>? Member12 { get; set; }

    public Dictionary<double, string>? Member13 { get; set; }

    public Dictionary<double, string>? Member14 { get; set; }

    public Dictionary<double, string>? Member15 { get; set; }

    public Dictionary<double, string>? Member16 { get; set; }

    public Dictionary<double, string>? Member17 { get; set; }

    public Dictionary<double, string>? Member18 { get; set; }

    public Dictionary<double, string>? Member19 { get; set; }

    public Dictionary<double, string>? Member20 { get; set; }
}
