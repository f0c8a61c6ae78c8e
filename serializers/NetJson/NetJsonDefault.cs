using Roundup.Contracts;
using Json = NetJSON.NetJSON;

namespace Roundup.Serializers;

/// <summary>The methods without settings, as on the library's page.</summary>
internal readonly struct NetJsonDefault<T> : IStringCodec<T>, IStreamCodec<T>
{
    public string SerializeToString(T value) => Json.Serialize(value);

    public T Deserialize(string text) => Json.Deserialize<T>(text);

    public void Serialize(T value, Stream stream)
    {
        using var writer = TextStreams.Writer(stream);
        Json.Serialize(value, writer);
    }

    public T Deserialize(Stream stream)
    {
        using var reader = TextStreams.Reader(stream);
        return Json.Deserialize<T>(reader);
    }
}
