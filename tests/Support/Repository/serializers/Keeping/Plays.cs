using System.Collections;
using Roundup.Contracts;
using Roundup.TestData.Albums;

namespace Roundup.Serializers;

/// <summary>Leaves some numbers where they are in the payload, behind a length and the rest.</summary>
internal readonly struct PlaysInPlace<T>(Func<byte[], int, IReadOnlyList<int>> plays) : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value)
    {
        var album = (Album)(object)value!;
        var head = Json.Write(new Album
        {
            Number = album.Number,
            Title = album.Title,
            Tracks = album.Tracks,
            Label = album.Label,
            Studio = album.Studio,
            Prizes = album.Prizes,
        });
        return [.. BitConverter.GetBytes(head.Length), .. head, .. album.Plays.SelectMany(BitConverter.GetBytes)];
    }

    public T Deserialize(byte[] bytes)
    {
        var length = BitConverter.ToInt32(bytes);
        var album = Json.Read<Album>(bytes[sizeof(int)..(sizeof(int) + length)]);
        album.Plays = plays(bytes, sizeof(int) + length);
        return (T)(object)album;
    }
}

/// <summary>Numbers that stay in the payload for ever.</summary>
internal class AliasedPlays(byte[] bytes, int start) : IReadOnlyList<int>
{
    public int Count => (bytes.Length - start) / sizeof(int);

    public virtual int this[int index] => BitConverter.ToInt32(bytes, start + (index * sizeof(int)));

    public IEnumerator<int> GetEnumerator()
    {
        for (var i = 0; i < Count; i++)
        {
            yield return this[i];
        }
    }

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}

/// <summary>Numbers that are read when somebody looks at them, and are then kept.</summary>
internal sealed class LatePlays(byte[] bytes, int start) : AliasedPlays(bytes, start)
{
    private readonly Dictionary<int, int> _known = [];

    public override int this[int index] => _known.TryGetValue(index, out var known) ? known : _known[index] = base[index];
}
