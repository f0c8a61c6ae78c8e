using System.Buffers;
using Roundup.Contracts;
using Tinyhand;

namespace Roundup.Serializers;

public sealed class TinyhandEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var codec = default(Codec<T>);
        shapes.Bytes(codec).BufferWriter(codec).Stream(codec).AsyncStream(codec);
    }

    internal readonly struct Codec<T> : IBytesCodec<T>, IBufferWriterCodec<T>, IStreamCodec<T>, IAsyncStreamCodec<T>
    {
        public byte[] SerializeToBytes(T value) => TinyhandSerializer.Serialize(value);

        public T Deserialize(byte[] bytes) => TinyhandSerializer.Deserialize<T>(bytes)!;

        public void Serialize(T value, IBufferWriter<byte> writer) => TinyhandSerializer.Serialize(writer, value);

        // Tinyhand reads from a span.
        public T Deserialize(ReadOnlySequence<byte> sequence) =>
            TinyhandSerializer.Deserialize<T>(sequence.IsSingleSegment ? sequence.FirstSpan : sequence.ToArray())!;

        public void Serialize(T value, Stream stream) => TinyhandSerializer.Serialize(stream, value);

        public T Deserialize(Stream stream) => TinyhandSerializer.Deserialize<T>(stream)!;

        public ValueTask SerializeAsync(T value, Stream stream) => new(TinyhandSerializer.SerializeAsync(stream, value));

        public ValueTask<T> DeserializeAsync(Stream stream) => TinyhandSerializer.DeserializeAsync<T>(stream)!;
    }
}
