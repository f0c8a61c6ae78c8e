using NetJSON;
using Roundup.Contracts;
using Json = NetJSON.NetJSON;

namespace Roundup.Serializers;

/// <summary>The methods with settings.</summary>
internal readonly struct NetJsonConfigured<T>(NetJSONSettings settings) : IStringCodec<T>, IStreamCodec<T>
{
    public string SerializeToString(T value) => Json.Serialize(value, settings);

    public T Deserialize(string text) => Json.Deserialize<T>(text, settings);

    public void Serialize(T value, Stream stream)
    {
        using var writer = TextStreams.Writer(stream);
        Json.Serialize(value, writer, settings);
    }

    public T Deserialize(Stream stream)
    {
        using var reader = TextStreams.Reader(stream);
        return Json.Deserialize<T>(reader, settings);
    }
}
