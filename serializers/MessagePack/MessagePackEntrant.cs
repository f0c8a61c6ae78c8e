using System.Buffers;
using System.Runtime.CompilerServices;
using MessagePack;
using MessagePack.Formatters;
using MessagePack.Resolvers;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class MessagePackEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull =>
        Open(row switch
        {
            // Which formatters these use is decided by their build: with or without the generator.
            "attributes" or "attributes-no-generator" or "map" => MessagePackSerializerOptions.Standard,
            "contractless" => ContractlessStandardResolver.Options,
            "contractless+lz4block" => ContractlessStandardResolver.Options.WithCompression(MessagePackCompression.Lz4Block),
            "contractless+lz4blockarray" => ContractlessStandardResolver.Options.WithCompression(MessagePackCompression.Lz4BlockArray),
            "lz4block" => MessagePackSerializerOptions.Standard.WithCompression(MessagePackCompression.Lz4Block),
            "lz4blockarray" => MessagePackSerializerOptions.Standard.WithCompression(MessagePackCompression.Lz4BlockArray),
            "native-types" => MessagePackSerializerOptions.Standard.WithResolver(NativeTypesResolver.Instance),
            _ => throw new NotSupportedException($"MessagePack has no row {row}"),
        }, model, shapes);

    public void Open<T>(MessagePackSerializerOptions options, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        // Without dynamic code a program has a resolver for the lists that the generator does not see.
        if (!RuntimeFeature.IsDynamicCodeSupported && model.Find<IMessagePackFormatter<T>>() is { } list)
        {
            RootListResolver<T>.Others = options.Resolver;
            RootListResolver<T>.Formatter = list;
            options = options.WithResolver(RootListResolver<T>.Instance);
        }

        var codec = new Codec<T>(options);
        shapes.Bytes(codec).BufferWriter(codec).Stream(codec).AsyncStream(codec);
    }

    internal readonly struct Codec<T>(MessagePackSerializerOptions options)
        : IBytesCodec<T>, IBufferWriterCodec<T>, IStreamCodec<T>, IAsyncStreamCodec<T>
    {
        public byte[] SerializeToBytes(T value) => MessagePackSerializer.Serialize(value, options);

        public T Deserialize(byte[] bytes) => MessagePackSerializer.Deserialize<T>(bytes, options);

        public void Serialize(T value, IBufferWriter<byte> writer) => MessagePackSerializer.Serialize(writer, value, options);

        public T Deserialize(ReadOnlySequence<byte> sequence) => MessagePackSerializer.Deserialize<T>(sequence, options);

        public void Serialize(T value, Stream stream) => MessagePackSerializer.Serialize(stream, value, options);

        public T Deserialize(Stream stream) => MessagePackSerializer.Deserialize<T>(stream, options);

        public ValueTask SerializeAsync(T value, Stream stream) => new(MessagePackSerializer.SerializeAsync(stream, value, options));

        public ValueTask<T> DeserializeAsync(Stream stream) => MessagePackSerializer.DeserializeAsync<T>(stream, options);
    }
}
