using Roundup.Contracts;
using Tinyhand;

namespace Roundup.Serializers;

public sealed class TinyhandTextEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var codec = default(Codec<T>);
        shapes.String(codec).Bytes(codec).StreamFromBytes(codec);
    }

    internal readonly struct Codec<T> : IStringCodec<T>, IBytesCodec<T>
    {
        public string SerializeToString(T value) => TinyhandSerializer.SerializeToString(value);

        public T Deserialize(string text) => TinyhandSerializer.DeserializeFromString<T>(text)!;

        public byte[] SerializeToBytes(T value) => TinyhandSerializer.SerializeToUtf8(value);

        public T Deserialize(byte[] bytes) => TinyhandSerializer.DeserializeFromUtf8<T>(bytes)!;
    }
}
