using System.Text.Json;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class PickyEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull => shapes.Bytes(default(Codec<T>));

    internal readonly struct Codec<T> : IBytesCodec<T>
    {
        public byte[] SerializeToBytes(T value) => JsonSerializer.SerializeToUtf8Bytes(value);

        public T Deserialize(byte[] bytes) => PickyCalls.Read<T>(bytes);
    }
}
