using System.Collections;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class MongoDBBsonEntrant : ISerializer
{
    private bool _isConfigured;

    /// <summary>Settings of the library are those of the process: the method is called once, before the library is used.</summary>
    public void Open<T>(Action<IBsonSerializerRegistry> configure, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        if (!_isConfigured)
        {
            configure(BsonSerializer.SerializerRegistry);
            _isConfigured = true;
        }

        Open("default", model, shapes);
    }

    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        // A program must choose the representation of Guid, once and before its first use.
        BsonSerializer.TryRegisterSerializer(new GuidSerializer(GuidRepresentation.Standard));
        if (typeof(IList).IsAssignableFrom(typeof(T)))
        {
            var list = default(ListCodec<T>);
            shapes.Bytes(list).Stream(list);
        }
        else
        {
            var document = default(DocumentCodec<T>);
            shapes.Bytes(document).Stream(document);
        }
    }

    internal readonly struct DocumentCodec<T> : IBytesCodec<T>, IStreamCodec<T>
    {
        public byte[] SerializeToBytes(T value) => value.ToBson();

        public T Deserialize(byte[] bytes) => BsonSerializer.Deserialize<T>(bytes);

        public void Serialize(T value, Stream stream)
        {
            using var writer = new BsonBinaryWriter(stream);
            BsonSerializer.Serialize(writer, value);
        }

        public T Deserialize(Stream stream) => BsonSerializer.Deserialize<T>(stream);
    }

    /// <summary>The root of BSON is a document: a list is its only member.</summary>
    internal readonly struct ListCodec<T> : IBytesCodec<T>, IStreamCodec<T>
    {
        public byte[] SerializeToBytes(T value) => default(DocumentCodec<Items<T>>).SerializeToBytes(new() { Values = value });

        public T Deserialize(byte[] bytes) => default(DocumentCodec<Items<T>>).Deserialize(bytes).Values;

        public void Serialize(T value, Stream stream) => default(DocumentCodec<Items<T>>).Serialize(new() { Values = value }, stream);

        public T Deserialize(Stream stream) => default(DocumentCodec<Items<T>>).Deserialize(stream).Values;
    }

    internal sealed class Items<T>
    {
        public T Values { get; set; } = default!;
    }
}
