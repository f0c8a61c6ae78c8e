using System.Runtime.CompilerServices;

namespace Roundup.Serializers;

/// <summary>
/// What belongs to which object, found by reference. Keys that come in the order in which they were added, round and round,
/// are found at the first guess, in about a nanosecond; others are searched for.
/// </summary>
internal sealed class Pairs<TValue>
{
    private Pair[] _pairs = new Pair[16];
    private int _count;
    private int _guess;

    /// <summary>Where <paramref name="key"/> is, or -1.</summary>
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

    /// <summary>The value of the pair that <see cref="Find"/> or <see cref="Add"/> told the place of.</summary>
    public TValue ValueAt(int place) => _pairs[place].Value;

    /// <summary>Remembers a pair, last in the order, and tells its place.</summary>
    public int Add(object key, TValue value)
    {
        if (_count == _pairs.Length)
        {
            Array.Resize(ref _pairs, _count * 2);
        }

        _pairs[_count] = new(key, value);
        return _count++;
    }

    // From the front: after the last key comes the first.
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
