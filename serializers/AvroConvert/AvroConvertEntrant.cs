using Roundup.Contracts;
using SolTechnology.Avro;

namespace Roundup.Serializers;

public sealed class AvroConvertEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        switch (row)
        {
            case "default":
                var standard = default(Codec<T>);
                shapes.Bytes(standard).StreamFromBytes(standard);
                break;
            case "headless":
                var headless = new HeadlessCodec<T>(AvroConvert.GenerateSchema(typeof(T)));
                shapes.Bytes(headless).StreamFromBytes(headless);
                break;
            default:
                throw new NotSupportedException($"AvroConvert has no row {row}");
        }
    }

    internal readonly struct Codec<T> : IBytesCodec<T>
    {
        public byte[] SerializeToBytes(T value) => AvroConvert.Serialize(value);

        public T Deserialize(byte[] bytes) => AvroConvert.Deserialize<T>(bytes);
    }

    internal readonly struct HeadlessCodec<T>(string schema) : IBytesCodec<T>
    {
        public byte[] SerializeToBytes(T value) => AvroConvert.SerializeHeadless(value, schema);

        public T Deserialize(byte[] bytes) => AvroConvert.DeserializeHeadless<T>(bytes, schema);
    }
}
