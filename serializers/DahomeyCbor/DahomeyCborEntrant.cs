using System.Buffers;
using Dahomey.Cbor;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class DahomeyCborEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var options = row switch
        {
            "default" => CborOptions.Default,
            "unix-milliseconds" => new CborOptions { DateTimeFormat = DateTimeFormat.UnixMilliseconds },
            "source-generator" => model.Get<CborOptions>(),
            _ => throw new NotSupportedException($"Dahomey.Cbor has no row {row}"),
        };
        var codec = new Codec<T>(options);
        shapes.BufferWriter(codec).AsyncStream(codec).Bytes(new Arrays<T>(options));
    }

    internal readonly struct Codec<T>(CborOptions options) : IBufferWriterCodec<T>, IAsyncStreamCodec<T>
    {
        public void Serialize(T value, IBufferWriter<byte> writer) => Cbor.Serialize(value, writer, options);

        public T Deserialize(ReadOnlySequence<byte> sequence) => Cbor.Deserialize<T>(sequence, options);

        public ValueTask SerializeAsync(T value, Stream stream) => new(Cbor.SerializeAsync(value, stream, options));

        public ValueTask<T> DeserializeAsync(Stream stream) => Cbor.DeserializeAsync<T>(stream, options);
    }

    /// <summary>The library reads spans, but writes to buffer writers and streams only.</summary>
    internal readonly struct Arrays<T>(CborOptions options) : IBytesCodec<T>, IAdapted
    {
        private readonly BytesFromBufferWriter<Codec<T>, T> _written = new(new(options));

        public Shape From => Shape.BufferWriter;

        public byte[] SerializeToBytes(T value) => _written.SerializeToBytes(value);

        public T Deserialize(byte[] bytes) => Cbor.Deserialize<T>(bytes, options);
    }
}
