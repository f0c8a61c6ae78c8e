using System.Buffers;
using Dahomey.Cbor;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class DahomeyCbor : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var options = row == "unix-milliseconds" ? new CborOptions { DateTimeFormat = DateTimeFormat.UnixMilliseconds } : CborOptions.Default;
        var codec = new Codec<T>(options);
        shapes.BufferWriter(codec).AsyncStream(codec).Bytes(new BytesCodec<T>(options));
    }

    internal readonly struct Codec<T>(CborOptions options) : IBufferWriterCodec<T>, IAsyncStreamCodec<T>
    {
        public void Serialize(T value, IBufferWriter<byte> writer) => Cbor.Serialize(value, writer, options);

        public T Deserialize(ReadOnlySequence<byte> sequence) => Cbor.Deserialize<T>(sequence, options);

        public ValueTask SerializeAsync(T value, Stream stream) => new(Cbor.SerializeAsync(value, stream, options));

        public ValueTask<T> DeserializeAsync(Stream stream) => Cbor.DeserializeAsync<T>(stream, options);
    }

    /// <summary>The library writes no array: a buffer of its own for each call. It reads one as a span.</summary>
    internal readonly struct BytesCodec<T>(CborOptions options) : IBytesCodec<T>, IAdapted
    {
        public Shape From => Shape.BufferWriter;

        public byte[] SerializeToBytes(T value)
        {
            var writer = new ArrayBufferWriter<byte>();
            Cbor.Serialize(value, writer, options);
            return writer.WrittenSpan.ToArray();
        }

        public T Deserialize(byte[] bytes) => Cbor.Deserialize<T>(bytes, options);
    }
}
