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
        // A root must be a schema: a list is wrapped in Bond's schema with one member. That is decided once, here.
        var boxed = typeof(IList).IsAssignableFrom(typeof(T));
        _ = row switch
        {
            "compact" => shapes.Bytes(new Compact<T>(boxed)),
            "fast" => shapes.Bytes(new Fast<T>(boxed)),
            "simple" => shapes.Bytes(new Simple<T>(boxed)),
            _ => throw new NotSupportedException($"Bond has no row {row}"),
        };
    }

    internal readonly struct Compact<T>(bool boxed) : IBytesCodec<T>
    {
        private readonly Serializer<CompactBinaryWriter<OutputBuffer>> _serializer = new(Root<T>(boxed));
        private readonly Deserializer<CompactBinaryReader<InputBuffer>> _deserializer = new(Root<T>(boxed));

        public byte[] SerializeToBytes(T value)
        {
            var output = new OutputBuffer();
            _serializer.Serialize(boxed ? new Box<T> { value = value } : value!, new CompactBinaryWriter<OutputBuffer>(output));
            return output.Data.ToArray();
        }

        public T Deserialize(byte[] bytes)
        {
            var reader = new CompactBinaryReader<InputBuffer>(new InputBuffer(bytes));
            return boxed ? _deserializer.Deserialize<Box<T>>(reader).value : _deserializer.Deserialize<T>(reader);
        }
    }

    internal readonly struct Fast<T>(bool boxed) : IBytesCodec<T>
    {
        private readonly Serializer<FastBinaryWriter<OutputBuffer>> _serializer = new(Root<T>(boxed));
        private readonly Deserializer<FastBinaryReader<InputBuffer>> _deserializer = new(Root<T>(boxed));

        public byte[] SerializeToBytes(T value)
        {
            var output = new OutputBuffer();
            _serializer.Serialize(boxed ? new Box<T> { value = value } : value!, new FastBinaryWriter<OutputBuffer>(output));
            return output.Data.ToArray();
        }

        public T Deserialize(byte[] bytes)
        {
            var reader = new FastBinaryReader<InputBuffer>(new InputBuffer(bytes));
            return boxed ? _deserializer.Deserialize<Box<T>>(reader).value : _deserializer.Deserialize<T>(reader);
        }
    }

    internal readonly struct Simple<T>(bool boxed) : IBytesCodec<T>
    {
        private readonly Serializer<SimpleBinaryWriter<OutputBuffer>> _serializer = new(Root<T>(boxed));
        private readonly Deserializer<SimpleBinaryReader<InputBuffer>> _deserializer = new(Root<T>(boxed));

        public byte[] SerializeToBytes(T value)
        {
            var output = new OutputBuffer();
            _serializer.Serialize(boxed ? new Box<T> { value = value } : value!, new SimpleBinaryWriter<OutputBuffer>(output));
            return output.Data.ToArray();
        }

        public T Deserialize(byte[] bytes)
        {
            var reader = new SimpleBinaryReader<InputBuffer>(new InputBuffer(bytes));
            return boxed ? _deserializer.Deserialize<Box<T>>(reader).value : _deserializer.Deserialize<T>(reader);
        }
    }

    private static Type Root<T>(bool boxed) => boxed ? typeof(Box<T>) : typeof(T);
}
