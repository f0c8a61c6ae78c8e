using PeterO.Cbor;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class PeterOCborEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var codec = default(Codec<T>);
        shapes.Bytes(codec).Stream(codec);
    }

    internal readonly struct Codec<T> : IBytesCodec<T>, IStreamCodec<T>
    {
        public byte[] SerializeToBytes(T value) => CBORObject.FromObject(value).EncodeToBytes();

        public T Deserialize(byte[] bytes) => CBORObject.DecodeObjectFromBytes<T>(bytes);

        public void Serialize(T value, Stream stream) => CBORObject.FromObject(value).WriteTo(stream);

        public T Deserialize(Stream stream) => CBORObject.Read(stream).ToObject<T>();
    }
}
