using System;
using System.Collections.Generic;

namespace Sample
{
    public class Bag
    {
        public List<int> Numbers { get; set; } = new();
        public int[] Array { get; set; } = [];
        public int[][] Jagged { get; set; } = [];
        public string[] Words { get; set; } = [];
        public List<List<string>> Nested { get; set; } = new();
        public IList<Item> AsList { get; set; } = new List<Item>();
        public ICollection<Item> AsCollection { get; set; } = new List<Item>();
        public IEnumerable<int?> AsEnumerable { get; set; } = new List<int?>();
        public IReadOnlyList<Item> AsReadOnly { get; set; } = new List<Item>();
        public IReadOnlyCollection<double> AsReadOnlyCollection { get; set; } = new List<double>();
        public Item[] Items { get; set; } = [];
        public Point[] Points { get; set; } = [];
        public List<Point?> MaybePoints { get; set; } = new();
        public HashSet<string> Tags { get; set; } = new();
        public ISet<DateTime> Times { get; set; } = new HashSet<DateTime>();
        public HashSet<decimal> Prices { get; set; } = new();
        public Dictionary<string, Item> ByName { get; set; } = new();
        public IDictionary<int, List<string>> ByNumber { get; set; } = new Dictionary<int, List<string>>();
        public Dictionary<Kind, double> ByKind { get; set; } = new();
        public Point Point { get; set; }
        public Point? MaybePoint { get; set; }
    }

    public class Item
    {
        public int Id { get; set; }
        public string? Name { get; set; }
    }

    public struct Point
    {
        public int X;
        public string? Label { get; set; }
    }

    public enum Kind { A, B, C }
}
