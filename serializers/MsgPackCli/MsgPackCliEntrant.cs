using MsgPack.Serialization;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class MsgPackCliEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var context = new SerializationContext();
        switch (row)
        {
            case "default":
                break;
            case "map":
                context.SerializationMethod = SerializationMethod.Map;
                break;
            case "native-datetime":
                context.DefaultDateTimeConversionMethod = DateTimeConversionMethod.Native;
                break;
            default:
                throw new NotSupportedException($"MsgPack.Cli has no row {row}");
        }

        var codec = new Codec<T>(context.GetSerializer<T>());
        shapes.Bytes(codec).Stream(codec).AsyncStream(codec);
    }

    internal readonly struct Codec<T>(MessagePackSerializer<T> serializer) : IBytesCodec<T>, IStreamCodec<T>, IAsyncStreamCodec<T>
    {
        public byte[] SerializeToBytes(T value) => serializer.PackSingleObject(value);

        public T Deserialize(byte[] bytes) => serializer.UnpackSingleObject(bytes);

        public void Serialize(T value, Stream stream) => serializer.Pack(stream, value);

        public T Deserialize(Stream stream) => serializer.Unpack(stream);

        public ValueTask SerializeAsync(T value, Stream stream) => new(serializer.PackAsync(stream, value));

        public ValueTask<T> DeserializeAsync(Stream stream) => new(serializer.UnpackAsync(stream));
    }
}
