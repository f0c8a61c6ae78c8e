using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class TinyEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull => shapes.Bytes(default(Codec<T>));

    internal readonly struct Codec<T> : IBytesCodec<T>
    {
        public byte[] SerializeToBytes(T value) => Json.Write(value);

        public T Deserialize(byte[] bytes) => Json.Read<T>(bytes);
    }
}
