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
        shapes.Bytes(new Codec<T>(
            new BinarySerializerBuilder().BuildDelegate<T>(schema),
            new BinaryDeserializerBuilder().BuildDelegate<T>(schema)));
    }

    internal readonly struct Codec<T>(BinarySerializer<T> serialize, BinaryDeserializer<T> deserialize) : IBytesCodec<T>
    {
        private readonly MemoryStream _output = new();

        public byte[] SerializeToBytes(T value)
        {
            _output.SetLength(0);
            serialize(value, new BinaryWriter(_output));
            return _output.ToArray();
        }

        public T Deserialize(byte[] bytes)
        {
            var reader = new BinaryReader(bytes);
            return deserialize(ref reader);
        }
    }
}
