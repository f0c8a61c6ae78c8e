using System.Collections;
using Bond;
using Bond.IO.Unsafe;
using Bond.Protocols;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>
/// After microsoft/bond: the chapter Performance of doc/src/bond_cs.md (serializer and deserializer are kept, buffers are used again)
/// and, for streams, examples/cs/core/stream/program.cs with the serializers of that chapter.
/// </summary>
public sealed class BondSampleEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        // Bond has no root lists: they are in its Box.
        if (typeof(IList).IsAssignableFrom(typeof(T)))
        {
            shapes.Bytes(new BoxedBuffers<T>()).Stream(new BoxedStreams<T>());
        }
        else
        {
            shapes.Bytes(new Buffers<T>()).Stream(new Streams<T>());
        }
    }

    internal readonly struct Buffers<T>() : IBytesCodec<T>
    {
        private readonly Serializer<CompactBinaryWriter<OutputBuffer>> _serializer = new(typeof(T));
        private readonly Deserializer<CompactBinaryReader<InputBuffer>> _deserializer = new(typeof(T));
        private readonly OutputBuffer _output = new();

        public byte[] SerializeToBytes(T value)
        {
            _output.Position = 0;
            var writer = new CompactBinaryWriter<OutputBuffer>(_output);
            _serializer.Serialize(value!, writer);
            return _output.Data.ToArray();
        }

        public T Deserialize(byte[] bytes)
        {
            var input = new InputBuffer(bytes);
            var reader = new CompactBinaryReader<InputBuffer>(input);
            return _deserializer.Deserialize<T>(reader);
        }
    }

    internal readonly struct BoxedBuffers<T>() : IBytesCodec<T>
    {
        private readonly Buffers<Box<T>> _buffers = new();

        public byte[] SerializeToBytes(T value) => _buffers.SerializeToBytes(new Box<T> { value = value });

        public T Deserialize(byte[] bytes) => _buffers.Deserialize(bytes).value;
    }

    internal readonly struct Streams<T>() : IStreamCodec<T>
    {
        private readonly Serializer<CompactBinaryWriter<OutputStream>> _serializer = new(typeof(T));
        private readonly Deserializer<CompactBinaryReader<InputStream>> _deserializer = new(typeof(T));

        public void Serialize(T value, Stream stream)
        {
            var output = new OutputStream(stream);
            var writer = new CompactBinaryWriter<OutputStream>(output);
            _serializer.Serialize(value!, writer);
            output.Flush();
        }

        public T Deserialize(Stream stream)
        {
            var input = new InputStream(stream);
            var reader = new CompactBinaryReader<InputStream>(input);
            return _deserializer.Deserialize<T>(reader);
        }
    }

    internal readonly struct BoxedStreams<T>() : IStreamCodec<T>
    {
        private readonly Streams<Box<T>> _streams = new();

        public void Serialize(T value, Stream stream) => _streams.Serialize(new Box<T> { value = value }, stream);

        public T Deserialize(Stream stream) => _streams.Deserialize(stream).value;
    }
}
