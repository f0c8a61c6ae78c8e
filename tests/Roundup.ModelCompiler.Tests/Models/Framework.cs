using System;
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Collections.ObjectModel;

namespace Sample
{
    public class Stock
    {
        public LinkedList<Part> Linked { get; set; } = new();
        public Queue<int> Waiting { get; set; } = new();
        public Stack<string> Piled { get; set; } = new();
        public ConcurrentQueue<Part> Shared { get; set; } = new();
        public ConcurrentStack<int?> SharedPile { get; set; } = new();
        public Collection<Part> Owned { get; set; } = new();
        public ObservableCollection<string> Seen { get; set; } = new();
        public ReadOnlyCollection<Part>? Fixed { get; set; }
        public ImmutableArray<Part> Array { get; set; }
        public ImmutableArray<int> Numbers { get; set; }
        public ImmutableList<double> List { get; set; } = ImmutableList<double>.Empty;
        public IImmutableList<Part> Listed { get; set; } = ImmutableList<Part>.Empty;
        public ImmutableQueue<long> Line { get; set; } = ImmutableQueue<long>.Empty;
        public SortedSet<string> Sorted { get; set; } = new();
        public ImmutableHashSet<DateTime> Times { get; set; } = ImmutableHashSet<DateTime>.Empty;
        public IImmutableSet<Guid> Keys { get; set; } = ImmutableHashSet<Guid>.Empty;
        public ImmutableSortedSet<int> Ranks { get; set; } = ImmutableSortedSet<int>.Empty;
        public FrozenSet<string>? Frozen { get; set; }
        public SortedDictionary<DateOnly, Part> ByName { get; set; } = new();
        public SortedList<int, string> ByNumber { get; set; } = new();
        public ConcurrentDictionary<string, int> Counts { get; set; } = new();
        public ReadOnlyDictionary<string, Part>? Known { get; set; }
        public ImmutableDictionary<string, List<Part>> Groups { get; set; } = ImmutableDictionary<string, List<Part>>.Empty;
        public IImmutableDictionary<string, int> Sizes { get; set; } = ImmutableDictionary<string, int>.Empty;
        public ImmutableSortedDictionary<int, Part> Ordered { get; set; } = ImmutableSortedDictionary<int, Part>.Empty;
        public FrozenDictionary<string, Part>? Still { get; set; }
        public List<ImmutableArray<int>> Rows { get; set; } = new();
        public Dictionary<string, Queue<string>> Queues { get; set; } = new();
        public List<KeyValuePair<string, Part>> Pairs { get; set; } = new();
        public KeyValuePair<int, string> Pair { get; set; }
        public (int Width, string Unit) Size { get; set; }
        public (double, Part, DateTime)? Sold { get; set; }
        public Half Ratio { get; set; }
        public Half? MaybeRatio { get; set; }
        public Int128 Wide { get; set; }
        public UInt128? MaybeWide { get; set; }
        public HashSet<Int128> Wides { get; set; } = new();
        public ReadOnlyMemory<byte> Bytes { get; set; }
        public Memory<byte>? MaybeBytes { get; set; }
    }

    public class Part
    {
        public int Id { get; set; }
        public string? Name { get; set; }
    }
}
