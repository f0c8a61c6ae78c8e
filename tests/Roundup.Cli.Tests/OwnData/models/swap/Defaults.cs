using System;
using System.Collections.Generic;

namespace Swap.Defaults;

public sealed class Parcel
{
    public int Number;
    public double Weight { get; set; }
    public List<string> Tags { get; } = [];
    public Dictionary<int, string> Notes { get; set; } = [];
    public Point Place { get; set; } = new(0, 0);
    public DateTime Sent { get; set; }
    public TimeSpan Took { get; set; }
    public string? Comment { get; set; }
    public required string Title { get; set; }
}

public sealed record Point(int X, int Y);
