using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using Jacob;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class JacobEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var codec = new Codec<T>(model.Get<IJsonReader<T>>(), model.Get<JsonTypeInfo<T>>());
        shapes.String(codec).Bytes(codec);
    }

    /// <summary>The library only reads: Serialize creates its input and is not measured.</summary>
    internal readonly struct Codec<T>(IJsonReader<T> reader, JsonTypeInfo<T> written) : IStringCodec<T>, IBytesCodec<T>
    {
        public string SerializeToString(T value) => JsonSerializer.Serialize(value, written);

        public T Deserialize(string text) => reader.Read(text);

        public byte[] SerializeToBytes(T value) => JsonSerializer.SerializeToUtf8Bytes(value, written);

        public T Deserialize(byte[] bytes) => reader.Read(bytes);
    }
}
