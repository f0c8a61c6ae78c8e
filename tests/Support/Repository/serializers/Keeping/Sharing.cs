using Roundup.Contracts;
using Roundup.TestData.Albums;

namespace Roundup.Serializers;

/// <summary>Reads and writes like others.</summary>
internal readonly struct Good<T> : IBytesCodec<T>, IStringCodec<T>
{
    public byte[] SerializeToBytes(T value) => Json.Write(value);

    public T Deserialize(byte[] bytes) => Json.Read<T>(bytes);

    public string SerializeToString(T value) => System.Text.Encoding.UTF8.GetString(Json.Write(value));

    public T Deserialize(string text) => Json.Read<T>(System.Text.Encoding.UTF8.GetBytes(text));
}

/// <summary>Changes what it has read.</summary>
internal readonly struct Changes<T>(Action<Album> change) : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value) => Json.Write(value);

    public T Deserialize(byte[] bytes)
    {
        var value = Json.Read<T>(bytes);
        change((Album)(object)value!);
        return value;
    }
}

/// <summary>Parts that many results have in common.</summary>
internal static class SharedParts
{
    private static readonly Place s_studio = new("Oslo", "Norway");

    /// <summary>What nobody can change: text, an object that cannot be set, no elements.</summary>
    public static void Constants(Album album)
    {
        album.Title = string.Intern(album.Title);
        album.Studio = s_studio;
        album.Prizes = Array.Empty<string>();
    }

    /// <summary>The list of the first track's name.</summary>
    public static Action<Album> Lists(Dictionary<string, List<Track>> known) => album =>
    {
        known.TryAdd(album.Tracks[0].Name, album.Tracks);
        album.Tracks = known[album.Tracks[0].Name];
    };

    /// <summary>The label of the last album, where that was another one.</summary>
    public static Action<Album> OfLast()
    {
        var last = new Album { Label = new Label() };
        return album =>
        {
            album.Label = last.Number != album.Number && last.Label!.Name == album.Label!.Name ? last.Label : album.Label;
            last = album;
        };
    }

    /// <summary>The label of a name.</summary>
    public static Action<Album> Objects(Dictionary<string, Label> known) => album =>
    {
        known.TryAdd(album.Label!.Name, album.Label);
        album.Label = known[album.Label.Name];
    };
}
