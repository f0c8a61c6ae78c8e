using Roundup.Contracts;
using Salar.Bois;

namespace Roundup.Serializers;

public sealed class BoisEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        BoisSerializer.Initialize<T>();
        var serializer = new BoisSerializer();
        shapes.Stream(new Codec<T>(serializer)).Bytes(new Arrays<T>(serializer));
    }

    internal readonly struct Codec<T>(BoisSerializer serializer) : IStreamCodec<T>
    {
        public void Serialize(T value, Stream stream) => serializer.Serialize(value, stream);

        public T Deserialize(Stream stream) => serializer.Deserialize<T>(stream);
    }

    /// <summary>The library reads arrays but writes only to those whose length the caller knows before.</summary>
    internal readonly struct Arrays<T>(BoisSerializer serializer) : IBytesCodec<T>, IAdapted
    {
        private readonly BytesFromStream<Codec<T>, T> _written = new(new(serializer));

        public Shape From => Shape.Stream;

        public byte[] SerializeToBytes(T value) => _written.SerializeToBytes(value);

        public T Deserialize(byte[] bytes) => serializer.Deserialize<T>(bytes, 0, bytes.Length);
    }
}
