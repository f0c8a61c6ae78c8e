using MessagePack;
using MessagePack.Resolvers;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>
/// After MessagePack-CSharp/MessagePack-CSharp, README.md (Quick Start) and
/// benchmark/SerializerBenchmark/Serializers/MessagePackSerializer.cs: without options. The other rows after README.md: options as an
/// argument without attributes, and a composite of the native resolvers.
/// </summary>
public sealed class MessagePackSampleEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        switch (row)
        {
            case "attributes":
                shapes.Bytes(default(Codec<T>));
                break;
            case "contractless":
                shapes.Bytes(new WithOptions<T>(ContractlessStandardResolver.Options));
                break;
            default:
                var resolver = CompositeResolver.Create(
                    NativeDateTimeResolver.Instance,
                    NativeGuidResolver.Instance,
                    NativeDecimalResolver.Instance,
                    StandardResolver.Instance);
                shapes.Bytes(new WithOptions<T>(MessagePackSerializerOptions.Standard.WithResolver(resolver)));
                break;
        }
    }

    internal readonly struct Codec<T> : IBytesCodec<T>
    {
        public byte[] SerializeToBytes(T value) => MessagePackSerializer.Serialize(value);

        public T Deserialize(byte[] bytes) => MessagePackSerializer.Deserialize<T>(bytes);
    }

    internal readonly struct WithOptions<T>(MessagePackSerializerOptions options) : IBytesCodec<T>
    {
        public byte[] SerializeToBytes(T value) => MessagePackSerializer.Serialize(value, options);

        public T Deserialize(byte[] bytes) => MessagePackSerializer.Deserialize<T>(bytes, options);
    }
}
