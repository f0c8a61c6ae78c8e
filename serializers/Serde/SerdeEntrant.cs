using Roundup.Contracts;
using Serde.Json;

namespace Roundup.Serializers;

public sealed class SerdeEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var codec = new Codec<T>(model.Get<Serde.ISerialize<T>>(), model.Get<Serde.IDeserialize<T>>());
        shapes.String(codec).Bytes(codec).StreamFromBytes(codec);
    }

    internal readonly struct Codec<T>(Serde.ISerialize<T> writer, Serde.IDeserialize<T> reader) : IStringCodec<T>, IBytesCodec<T>
    {
        public string SerializeToString(T value) => JsonSerializer.Serialize(value, writer);

        public T Deserialize(string text) => JsonSerializer.Deserialize(text, reader);

        public byte[] SerializeToBytes(T value) => JsonSerializer.ToBytes(value, writer).ToArray();

        public T Deserialize(byte[] bytes) => JsonSerializer.Deserialize(bytes, reader);
    }
}
