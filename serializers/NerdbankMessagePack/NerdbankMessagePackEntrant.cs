using System.Buffers;
#if NET9_0_OR_GREATER
using System.IO.Pipelines;
#endif
using Nerdbank.MessagePack;
using PolyType;
using PolyType.Abstractions;
using PolyType.ReflectionProvider;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class NerdbankMessagePackEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var serializer = new MessagePackSerializer();
        var codec = row switch
        {
            // Whether an object is an array is set by the model's attributes, not by options.
            "default" or "array" => new Codec<T>(serializer, model.Get<ITypeShape<T>>()),
            "hi-fi-datetime" => new(serializer.WithHiFiDateTime(), model.Get<ITypeShape<T>>()),
            "perf-over-schema-stability" => new(serializer with { PerfOverSchemaStability = true }, model.Get<ITypeShape<T>>()),
            "reflection" => new(serializer, ReflectionTypeShapeProvider.Default.GetTypeShapeOrThrow<T>()),
            _ => throw new NotSupportedException($"Nerdbank.MessagePack has no row {row}"),
        };
        Offer(codec, shapes);
    }

    public void Open<T>(MessagePackSerializer serializer, Model<T> model, IShapes<T> shapes)
        where T : notnull => Offer(new Codec<T>(serializer, model.Get<ITypeShape<T>>()), shapes);

    private static void Offer<T>(Codec<T> codec, IShapes<T> shapes)
        where T : notnull
    {
        shapes.Bytes(codec).BufferWriter(codec).Stream(codec).AsyncStream(codec);
#if NET9_0_OR_GREATER
        shapes.Pipe(codec);
#endif
    }

    internal readonly struct Codec<T>(MessagePackSerializer serializer, ITypeShape<T> shape)
        : IBytesCodec<T>, IBufferWriterCodec<T>, IStreamCodec<T>, IAsyncStreamCodec<T>
#if NET9_0_OR_GREATER
        , IPipeCodec<T>
#endif
    {
        public byte[] SerializeToBytes(T value) => serializer.Serialize(value, shape);

        public T Deserialize(byte[] bytes) => serializer.Deserialize(bytes, shape)!;

        public void Serialize(T value, IBufferWriter<byte> writer) => serializer.Serialize(writer, value, shape);

        public T Deserialize(ReadOnlySequence<byte> sequence) => serializer.Deserialize(sequence, shape)!;

        public void Serialize(T value, Stream stream) => serializer.Serialize(stream, value, shape);

        public T Deserialize(Stream stream) => serializer.Deserialize(stream, shape)!;

        public ValueTask SerializeAsync(T value, Stream stream) => serializer.SerializeAsync(stream, value, shape);

        public ValueTask<T> DeserializeAsync(Stream stream) => serializer.DeserializeAsync(stream, shape)!;
#if NET9_0_OR_GREATER

        public async ValueTask SerializeAsync(T value, PipeWriter writer)
        {
            await serializer.SerializeAsync(writer, value, shape).ConfigureAwait(false);

            // The library leaves what it has written last to be flushed by its caller.
            await writer.FlushAsync().ConfigureAwait(false);
        }

        public ValueTask<T> DeserializeAsync(PipeReader reader) => serializer.DeserializeAsync(reader, shape)!;
#endif
    }
}
