using Roundup.Contracts;
using Salar.Bois.LZ4;

namespace Roundup.Serializers;

public sealed class BoisLz4Entrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        BoisLz4Serializer.Initialize<T>();
        var codec = new Codec<T>(new BoisLz4Serializer());
        shapes.Stream(codec).BytesFromStream(codec);
    }

    internal readonly struct Codec<T>(BoisLz4Serializer serializer) : IStreamCodec<T>
    {
        public void Serialize(T value, Stream stream) => serializer.Pickle(value, stream);

        public T Deserialize(Stream stream) => serializer.Unpickle<T>(stream);
    }
}
