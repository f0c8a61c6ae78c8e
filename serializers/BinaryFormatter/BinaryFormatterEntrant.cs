using System.Runtime.Serialization.Formatters.Binary;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class BinaryFormatterEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var codec = new Codec<T>(new BinaryFormatter());
        shapes.Stream(codec).BytesFromStream(codec);
    }

    internal readonly struct Codec<T>(BinaryFormatter formatter) : IStreamCodec<T>
    {
        public void Serialize(T value, Stream stream) => formatter.Serialize(stream, value!);

        public T Deserialize(Stream stream) => (T)formatter.Deserialize(stream);
    }
}
