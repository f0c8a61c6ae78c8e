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
        switch (row)
        {
            case "compact":
                var compact = new Compact<T>(boxed);
                shapes.Bytes(compact).Stream(compact);
                break;
            case "fast":
                var fast = new Fast<T>(boxed);
                shapes.Bytes(fast).Stream(fast);
                break;
            case "simple":
                var simple = new Simple<T>(boxed);
                shapes.Bytes(simple).Stream(simple);
                break;
            default:
                throw new NotSupportedException($"Bond has no row {row}");
        }
    }

    /// <summary>The buffer of an OutputStream or InputStream. Their default, 64 KB, is allocated anew for each stream.</summary>
    internal const int StreamBuffer = 4096;

    internal readonly struct Compact<T>(bool boxed) : IBytesCodec<T>, IStreamCodec<T>
    {
        private readonly OutputBuffer _output = new();
        private readonly Serializer<CompactBinaryWriter<OutputBuffer>> _serializer = new(Root<T>(boxed));
        private readonly Deserializer<CompactBinaryReader<InputBuffer>> _deserializer = new(Root<T>(boxed));

        public byte[] SerializeToBytes(T value)
        {
            _output.Position = 0;
            Write(value, _output);
            return _output.Data.ToArray();
        }

        public T Deserialize(byte[] bytes) => Read(new InputBuffer(bytes));

        public void Serialize(T value, Stream stream)
        {
            var output = new OutputStream(stream, StreamBuffer);
            Write(value, output);
            output.Flush();
        }

        public T Deserialize(Stream stream) => Read(new InputStream(stream, StreamBuffer));

        private void Write(T value, OutputBuffer output) =>
            _serializer.Serialize(boxed ? new Box<T> { value = value } : value!, new CompactBinaryWriter<OutputBuffer>(output));

        private T Read(InputBuffer input)
        {
            var reader = new CompactBinaryReader<InputBuffer>(input);
            return boxed ? _deserializer.Deserialize<Box<T>>(reader).value : _deserializer.Deserialize<T>(reader);
        }
    }

    internal readonly struct Fast<T>(bool boxed) : IBytesCodec<T>, IStreamCodec<T>
    {
        private readonly OutputBuffer _output = new();
        private readonly Serializer<FastBinaryWriter<OutputBuffer>> _serializer = new(Root<T>(boxed));
        private readonly Deserializer<FastBinaryReader<InputBuffer>> _deserializer = new(Root<T>(boxed));

        public byte[] SerializeToBytes(T value)
        {
            _output.Position = 0;
            Write(value, _output);
            return _output.Data.ToArray();
        }

        public T Deserialize(byte[] bytes) => Read(new InputBuffer(bytes));

        public void Serialize(T value, Stream stream)
        {
            var output = new OutputStream(stream, StreamBuffer);
            Write(value, output);
            output.Flush();
        }

        public T Deserialize(Stream stream) => Read(new InputStream(stream, StreamBuffer));

        private void Write(T value, OutputBuffer output) =>
            _serializer.Serialize(boxed ? new Box<T> { value = value } : value!, new FastBinaryWriter<OutputBuffer>(output));

        private T Read(InputBuffer input)
        {
            var reader = new FastBinaryReader<InputBuffer>(input);
            return boxed ? _deserializer.Deserialize<Box<T>>(reader).value : _deserializer.Deserialize<T>(reader);
        }
    }

    internal readonly struct Simple<T>(bool boxed) : IBytesCodec<T>, IStreamCodec<T>
    {
        private readonly OutputBuffer _output = new();
        private readonly Serializer<SimpleBinaryWriter<OutputBuffer>> _serializer = new(Root<T>(boxed));
        private readonly Deserializer<SimpleBinaryReader<InputBuffer>> _deserializer = new(Root<T>(boxed));

        public byte[] SerializeToBytes(T value)
        {
            _output.Position = 0;
            Write(value, _output);
            return _output.Data.ToArray();
        }

        public T Deserialize(byte[] bytes) => Read(new InputBuffer(bytes));

        public void Serialize(T value, Stream stream)
        {
            var output = new OutputStream(stream, StreamBuffer);
            Write(value, output);
            output.Flush();
        }

        public T Deserialize(Stream stream) => Read(new InputStream(stream, StreamBuffer));

        private void Write(T value, OutputBuffer output) =>
            _serializer.Serialize(boxed ? new Box<T> { value = value } : value!, new SimpleBinaryWriter<OutputBuffer>(output));

        private T Read(InputBuffer input)
        {
            var reader = new SimpleBinaryReader<InputBuffer>(input);
            return boxed ? _deserializer.Deserialize<Box<T>>(reader).value : _deserializer.Deserialize<T>(reader);
        }
    }

    private static Type Root<T>(bool boxed) => boxed ? typeof(Box<T>) : typeof(T);
}
