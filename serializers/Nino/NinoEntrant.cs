using Nino.Core;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class NinoEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull => shapes.Bytes(default(Codec<T>));

    internal readonly struct Codec<T> : IBytesCodec<T>
    {
        public byte[] SerializeToBytes(T value) => NinoSerializer.Serialize(value);

        public T Deserialize(byte[] bytes) => NinoDeserializer.Deserialize<T>(bytes);
    }
}
