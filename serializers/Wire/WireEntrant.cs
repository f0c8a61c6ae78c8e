using Roundup.Contracts;
using Wire;

namespace Roundup.Serializers;

public sealed class WireEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var codec = new Codec<T>(new Serializer());
        shapes.Stream(codec).BytesFromStream(codec);
    }

    internal readonly struct Codec<T>(Serializer serializer) : IStreamCodec<T>
    {
        public void Serialize(T value, Stream stream) => serializer.Serialize(value, stream);

        public T Deserialize(Stream stream) => serializer.Deserialize<T>(stream);
    }
}
