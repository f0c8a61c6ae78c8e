using System.Buffers;
using Microsoft.Extensions.DependencyInjection;
using Orleans.Serialization;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class OrleansEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var services = new ServiceCollection().AddSerializer().BuildServiceProvider();
        var codec = new Codec<T>(services.GetRequiredService<Serializer<T>>());
        shapes.Bytes(codec).BufferWriter(codec).Stream(codec);
    }

    internal readonly struct Codec<T>(Serializer<T> serializer) : IBytesCodec<T>, IBufferWriterCodec<T>, IStreamCodec<T>
    {
        public byte[] SerializeToBytes(T value) => serializer.SerializeToArray(value);

        public T Deserialize(byte[] bytes) => serializer.Deserialize(bytes);

        public void Serialize(T value, IBufferWriter<byte> writer) => serializer.Serialize(value, writer);

        public T Deserialize(ReadOnlySequence<byte> sequence) => serializer.Deserialize(sequence);

        public void Serialize(T value, Stream stream) => serializer.Serialize(value, stream);

        public T Deserialize(Stream stream) => serializer.Deserialize(stream);
    }
}
