using MessagePack;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>
/// After MessagePack-CSharp/MessagePack-CSharp, README.md (Quick Start) and
/// benchmark/SerializerBenchmark/Serializers/MessagePackSerializer.cs: without options.
/// </summary>
public sealed class MessagePackSampleEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull =>
        shapes.Bytes(default(Codec<T>));

    internal readonly struct Codec<T> : IBytesCodec<T>
    {
        public byte[] SerializeToBytes(T value) => MessagePackSerializer.Serialize(value);

        public T Deserialize(byte[] bytes) => MessagePackSerializer.Deserialize<T>(bytes);
    }
}
