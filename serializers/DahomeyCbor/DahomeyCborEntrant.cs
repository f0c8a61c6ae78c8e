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
            _ => throw new NotSupportedException($"Dahomey.Cbor has no row {row}"),
        };
        var codec = new Codec<T>(options);
        shapes.BufferWriter(codec).AsyncStream(codec).BytesFromBufferWriter(codec);
    }

    internal readonly struct Codec<T>(CborOptions options) : IBufferWriterCodec<T>, IAsyncStreamCodec<T>
    {
        public void Serialize(T value, IBufferWriter<byte> writer) => Cbor.Serialize(value, writer, options);

        public T Deserialize(ReadOnlySequence<byte> sequence) => Cbor.Deserialize<T>(sequence, options);

        public ValueTask SerializeAsync(T value, Stream stream) => new(Cbor.SerializeAsync(value, stream, options));

        public ValueTask<T> DeserializeAsync(Stream stream) => Cbor.DeserializeAsync<T>(stream, options);
    }
}
