using Roundup.Contracts;
using SpanJson;

namespace Roundup.Serializers;

/// <summary>After Tornhoof/SpanJson, README.md (How to use it).</summary>
public sealed class SpanJsonSampleEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var codec = default(Codec<T>);
        shapes.String(codec).Bytes(codec).AsyncStream(codec);
    }

    internal readonly struct Codec<T> : IStringCodec<T>, IBytesCodec<T>, IAsyncStreamCodec<T>
    {
        public string SerializeToString(T value) => JsonSerializer.Generic.Utf16.Serialize(value);

        public T Deserialize(string text) => JsonSerializer.Generic.Utf16.Deserialize<T>(text);

        public byte[] SerializeToBytes(T value) => JsonSerializer.Generic.Utf8.Serialize(value);

        public T Deserialize(byte[] bytes) => JsonSerializer.Generic.Utf8.Deserialize<T>(bytes);

        public ValueTask SerializeAsync(T value, Stream stream) => JsonSerializer.Generic.Utf8.SerializeAsync(value, stream);

        public ValueTask<T> DeserializeAsync(Stream stream) => JsonSerializer.Generic.Utf8.DeserializeAsync<T>(stream);
    }
}
