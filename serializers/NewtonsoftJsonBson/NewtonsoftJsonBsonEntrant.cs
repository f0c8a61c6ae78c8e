using System.Collections;
using Newtonsoft.Json;
using Newtonsoft.Json.Bson;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class NewtonsoftJsonBsonEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var codec = new Codec<T>(new JsonSerializer(), typeof(IList).IsAssignableFrom(typeof(T)));
        shapes.Stream(codec).BytesFromStream(codec);
    }

    internal readonly struct Codec<T>(JsonSerializer serializer, bool isArray) : IStreamCodec<T>
    {
        public void Serialize(T value, Stream stream)
        {
            using var writer = new BsonDataWriter(stream) { CloseOutput = false };
            serializer.Serialize(writer, value);
        }

        public T Deserialize(Stream stream)
        {
            // BSON does not tell whether its root is an object or an array: the reader must know.
            using var reader = new BsonDataReader(stream) { CloseInput = false, ReadRootValueAsArray = isArray };
            return serializer.Deserialize<T>(reader)!;
        }
    }
}
