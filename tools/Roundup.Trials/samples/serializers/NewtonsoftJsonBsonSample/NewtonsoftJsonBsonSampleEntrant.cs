using System.Collections;
using Newtonsoft.Json;
using Newtonsoft.Json.Bson;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>
/// After JamesNK/Newtonsoft.Json, Doc/Samples/Bson: SerializeToBson, DeserializeFromBson and, for lists, DeserializeFromBsonCollection,
/// with the classes of the package Newtonsoft.Json.Bson instead of the old ones (BsonWriter, BsonReader) that the samples name.
/// </summary>
public sealed class NewtonsoftJsonBsonSampleEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull =>
        shapes.Bytes(new Codec<T>(typeof(IList).IsAssignableFrom(typeof(T))));

    internal readonly struct Codec<T>(bool isCollection) : IBytesCodec<T>
    {
        public byte[] SerializeToBytes(T value)
        {
            var ms = new MemoryStream();
            using (var writer = new BsonDataWriter(ms))
            {
                var serializer = new JsonSerializer();
                serializer.Serialize(writer, value);
            }

            return ms.ToArray();
        }

        public T Deserialize(byte[] bytes)
        {
            var ms = new MemoryStream(bytes);
            using var reader = new BsonDataReader(ms);
            reader.ReadRootValueAsArray = isCollection;
            var serializer = new JsonSerializer();
            return serializer.Deserialize<T>(reader)!;
        }
    }
}
