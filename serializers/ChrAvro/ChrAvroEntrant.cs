using Chr.Avro.Abstract;
using Chr.Avro.Serialization;
using Roundup.Contracts;
using BinaryReader = Chr.Avro.Serialization.BinaryReader;
using BinaryWriter = Chr.Avro.Serialization.BinaryWriter;

namespace Roundup.Serializers;

public sealed class ChrAvroEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var schema = new SchemaBuilder().BuildSchema<T>();
        var serialize = new BinarySerializerBuilder().BuildDelegate<T>(schema);
        var deserialize = new BinaryDeserializerBuilder().BuildDelegate<T>(schema);
        shapes.Bytes(new Arrays<T>(serialize, deserialize)).Stream(new Streams<T>(serialize, deserialize));
    }

    /// <summary>The library reads arrays but writes to streams only.</summary>
    internal readonly struct Arrays<T>(BinarySerializer<T> serialize, BinaryDeserializer<T> deserialize) : IBytesCodec<T>, IAdapted
    {
        private readonly BytesFromStream<Streams<T>, T> _written = new(new(serialize, deserialize));

        public Shape From => Shape.Stream;

        public byte[] SerializeToBytes(T value) => _written.SerializeToBytes(value);

        public T Deserialize(byte[] bytes)
        {
            var reader = new BinaryReader(bytes);
            return deserialize(ref reader);
        }
    }

    /// <summary>The library writes to streams, but reads none.</summary>
    internal readonly struct Streams<T>(BinarySerializer<T> serialize, BinaryDeserializer<T> deserialize) : IStreamCodec<T>, IAdapted
    {
        public Shape From => Shape.Bytes;

        public void Serialize(T value, Stream stream) => serialize(value, new BinaryWriter(stream));

        public T Deserialize(Stream stream)
        {
            var reader = new BinaryReader(StreamRest.Read(stream));
            return deserialize(ref reader);
        }
    }
}
