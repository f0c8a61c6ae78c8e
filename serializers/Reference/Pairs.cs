using System.Runtime.CompilerServices;

namespace Roundup.Serializers;

/// <summary>
/// Values of objects, found by reference. Keys looked up in the order in which they were added, again and again,
/// are found at the first attempt, in about a nanosecond; others are searched for.
/// </summary>
internal sealed class Pairs<TValue>
{
    private Pair[] _pairs = new Pair[16];
    private int _count;
    private int _guess;

    /// <summary>The index of <paramref name="key"/>, or -1.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int Find(object key)
    {
        var pairs = _pairs;
        var at = _guess;
        if ((uint)at >= (uint)pairs.Length || !ReferenceEquals(pairs[at].Key, key))
        {
            at = Search(key);
        }

        _guess = at + 1;
        return at;
    }

    /// <summary>The value of the pair at the index that <see cref="Find"/> or <see cref="Add"/> returned.</summary>
    public TValue ValueAt(int place) => _pairs[place].Value;

    /// <summary>Adds a pair at the end and returns its index.</summary>
    public int Add(object key, TValue value)
    {
        if (_count == _pairs.Length)
        {
            Array.Resize(ref _pairs, _count * 2);
        }

        _pairs[_count] = new(key, value);
        return _count++;
    }

    // From the start: after the last key comes the first.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private int Search(object key)
    {
        for (var at = 0; at < _count; at++)
        {
            if (ReferenceEquals(_pairs[at].Key, key))
            {
                return at;
            }
        }

        return -1;
    }

    private readonly record struct Pair(object? Key, TValue Value);
}
