using System.Buffers;
using System.Runtime.CompilerServices;
using MemoryPack;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class MemoryPackEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull =>
        Open(row switch
        {
            // Modes are set by the model's attributes, not by options.
            "default" or "version-tolerant" or "circular" => MemoryPackSerializerOptions.Default,
            "utf16" => MemoryPackSerializerOptions.Utf16,
            _ => throw new NotSupportedException($"MemoryPack has no row {row}"),
        }, model, shapes);

    public void Open<T>(MemoryPackSerializerOptions options, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        // Without dynamic code a program registers the lists that the generator does not see.
        if (!RuntimeFeature.IsDynamicCodeSupported && model.Find<MemoryPackFormatter<T>>() is { } list)
        {
            MemoryPackFormatterProvider.Register(list);
        }

        var codec = new Codec<T>(options);
        shapes.Bytes(codec).BufferWriter(codec).AsyncStream(codec).StreamFromBytes(codec);
    }

    internal readonly struct Codec<T>(MemoryPackSerializerOptions options) : IBytesCodec<T>, IBufferWriterCodec<T>, IAsyncStreamCodec<T>
    {
        public byte[] SerializeToBytes(T value) => MemoryPackSerializer.Serialize(value, options);

        public T Deserialize(byte[] bytes) => MemoryPackSerializer.Deserialize<T>(bytes, options)!;

        public void Serialize(T value, IBufferWriter<byte> writer) => MemoryPackSerializer.Serialize(writer, value, options);

        public T Deserialize(ReadOnlySequence<byte> sequence) => MemoryPackSerializer.Deserialize<T>(sequence, options)!;

        public ValueTask SerializeAsync(T value, Stream stream) => MemoryPackSerializer.SerializeAsync(stream, value, options);

        public ValueTask<T> DeserializeAsync(Stream stream) => MemoryPackSerializer.DeserializeAsync<T>(stream, options)!;
    }
}
