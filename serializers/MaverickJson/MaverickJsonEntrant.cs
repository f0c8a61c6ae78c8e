using System.Buffers;
using Maverick.Json;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class MaverickJsonEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var settings = row switch
        {
            "default" => JsonSettings.Default,
            "include-nulls" => new JsonSettings { SerializeNulls = true },
            _ => throw new NotSupportedException($"MaverickJson has no row {row}"),
        };
        shapes.String(new Codec<T>(settings)).BufferWriter(new Codec<T>(settings)).Bytes(new Arrays<T>(settings))
            .Stream(new Streams<T>(settings));
    }

    internal readonly struct Codec<T>(JsonSettings settings) : IStringCodec<T>, IBufferWriterCodec<T>
    {
        public string SerializeToString(T value) => JsonConvert.Serialize(value, settings: settings);

        public T Deserialize(string text) => JsonConvert.Deserialize<T>(text, settings);

        public void Serialize(T value, IBufferWriter<byte> writer) => new JsonWriter(writer, settings).WriteValue(value);

        public T Deserialize(ReadOnlySequence<byte> sequence) => JsonConvert.Deserialize<T>(sequence, settings);
    }

    /// <summary>The library reads arrays but writes to streams only, from which it cannot read.</summary>
    internal readonly struct Arrays<T>(JsonSettings settings) : IBytesCodec<T>, IAdapted
    {
        private readonly BytesFromStream<Streams<T>, T> _written = new(new(settings));

        public Shape From => Shape.Stream;

        public byte[] SerializeToBytes(T value) => _written.SerializeToBytes(value);

        public T Deserialize(byte[] bytes) => JsonConvert.Deserialize<T>(bytes, settings);
    }

    /// <summary>The library writes to streams, but reads none.</summary>
    internal readonly struct Streams<T>(JsonSettings settings) : IStreamCodec<T>, IAdapted
    {
        public Shape From => Shape.Bytes;

        public void Serialize(T value, Stream stream) => JsonConvert.Serialize(stream, value, settings: settings);

        public T Deserialize(Stream stream) => JsonConvert.Deserialize<T>(StreamRest.Read(stream), settings);
    }
}
