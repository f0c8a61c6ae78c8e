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
            "guid-converter" => WithGuids(),
            "source-generator" => model.Get<CborOptions>(),
            _ => throw new NotSupportedException($"Dahomey.Cbor has no row {row}"),
        };
        var codec = new Codec<T>(options);
        shapes.BufferWriter(codec).AsyncStream(codec).Bytes(new Arrays<T>(options)).Stream(new Streams<T>(options));
    }

    private static CborOptions WithGuids()
    {
        var options = new CborOptions();
        options.Registry.ConverterRegistry.RegisterConverter(typeof(Guid), new GuidConverter());
        return options;
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

    /// <summary>The library's calls for streams are asynchronous.</summary>
    internal readonly struct Streams<T>(CborOptions options) : IStreamCodec<T>, IAdapted
    {
        private readonly ArrayBufferWriter<byte> _output = new();

        public Shape From => Shape.BufferWriter;

        public void Serialize(T value, Stream stream)
        {
            _output.ResetWrittenCount();
            Cbor.Serialize(value, _output, options);
            stream.Write(_output.WrittenSpan);
        }

        public T Deserialize(Stream stream) => Cbor.Deserialize<T>(StreamRest.Read(stream), options);
    }
}
