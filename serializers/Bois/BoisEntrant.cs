using Roundup.Contracts;
using Salar.Bois;

namespace Roundup.Serializers;

public sealed class BoisEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        BoisSerializer.Initialize<T>();
        var codec = new Codec<T>(new BoisSerializer());
        shapes.Stream(codec).BytesFromStream(codec);
    }

    internal readonly struct Codec<T>(BoisSerializer serializer) : IStreamCodec<T>
    {
        public void Serialize(T value, Stream stream) => serializer.Serialize(value, stream);

        public T Deserialize(Stream stream) => serializer.Deserialize<T>(stream);
    }
}
