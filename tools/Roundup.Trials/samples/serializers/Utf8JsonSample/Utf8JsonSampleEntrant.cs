using Roundup.Contracts;
using Utf8Json;

namespace Roundup.Serializers;

/// <summary>After neuecc/Utf8Json, README.md (Quick Start).</summary>
public sealed class Utf8JsonSampleEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var codec = default(Codec<T>);
        shapes.String(codec).Bytes(codec).Stream(codec);
    }

    internal readonly struct Codec<T> : IStringCodec<T>, IBytesCodec<T>, IStreamCodec<T>
    {
        public string SerializeToString(T value) => JsonSerializer.ToJsonString(value);

        public T Deserialize(string text) => JsonSerializer.Deserialize<T>(text);

        public byte[] SerializeToBytes(T value) => JsonSerializer.Serialize(value);

        public T Deserialize(byte[] bytes) => JsonSerializer.Deserialize<T>(bytes);

        public void Serialize(T value, Stream stream) => JsonSerializer.Serialize(stream, value);

        public T Deserialize(Stream stream) => JsonSerializer.Deserialize<T>(stream);
    }
}
