using System.Collections;
using Bond;
using Bond.IO.Unsafe;
using Bond.Protocols;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class BondEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        // A root must be a schema: a list goes into Bond's schema with one member.
        var type = typeof(IList).IsAssignableFrom(typeof(T)) ? typeof(Box<T>) : typeof(T);
        _ = row switch
        {
            "compact" => shapes.Bytes(new Compact<T>(type)),
            "fast" => shapes.Bytes(new Fast<T>(type)),
            "simple" => shapes.Bytes(new Simple<T>(type)),
            _ => throw new NotSupportedException($"Bond has no row {row}"),
        };
    }

    internal readonly struct Compact<T>(Type type) : IBytesCodec<T>
    {
        private readonly Serializer<CompactBinaryWriter<OutputBuffer>> _serializer = new(type);
        private readonly Deserializer<CompactBinaryReader<InputBuffer>> _deserializer = new(type);

        public byte[] SerializeToBytes(T value)
        {
            var output = new OutputBuffer();
            _serializer.Serialize(Box.Of(value), new CompactBinaryWriter<OutputBuffer>(output));
            return output.Data.ToArray();
        }

        public T Deserialize(byte[] bytes) => Box.Content<T>(_deserializer.Deserialize<object>(new CompactBinaryReader<InputBuffer>(new InputBuffer(bytes))));
    }

    internal readonly struct Fast<T>(Type type) : IBytesCodec<T>
    {
        private readonly Serializer<FastBinaryWriter<OutputBuffer>> _serializer = new(type);
        private readonly Deserializer<FastBinaryReader<InputBuffer>> _deserializer = new(type);

        public byte[] SerializeToBytes(T value)
        {
            var output = new OutputBuffer();
            _serializer.Serialize(Box.Of(value), new FastBinaryWriter<OutputBuffer>(output));
            return output.Data.ToArray();
        }

        public T Deserialize(byte[] bytes) => Box.Content<T>(_deserializer.Deserialize<object>(new FastBinaryReader<InputBuffer>(new InputBuffer(bytes))));
    }

    internal readonly struct Simple<T>(Type type) : IBytesCodec<T>
    {
        private readonly Serializer<SimpleBinaryWriter<OutputBuffer>> _serializer = new(type);
        private readonly Deserializer<SimpleBinaryReader<InputBuffer>> _deserializer = new(type);

        public byte[] SerializeToBytes(T value)
        {
            var output = new OutputBuffer();
            _serializer.Serialize(Box.Of(value), new SimpleBinaryWriter<OutputBuffer>(output));
            return output.Data.ToArray();
        }

        public T Deserialize(byte[] bytes) => Box.Content<T>(_deserializer.Deserialize<object>(new SimpleBinaryReader<InputBuffer>(new InputBuffer(bytes))));
    }

    private static class Box
    {
        public static object Of<T>(T value) => value is IList ? new Box<T> { value = value } : value!;

        public static T Content<T>(object root) => root is Box<T> box ? box.value : (T)root;
    }
}
