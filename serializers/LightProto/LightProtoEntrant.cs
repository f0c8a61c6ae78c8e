using System.Buffers;
using LightProto;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class LightProtoEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var codec = new Codec<T>(model.Get<IProtoReader<T>>(), model.Get<IProtoWriter<T>>());
        shapes.Bytes(codec).BufferWriter(codec).Stream(codec);
    }

    internal readonly struct Codec<T>(IProtoReader<T> reader, IProtoWriter<T> writer)
        : IBytesCodec<T>, IBufferWriterCodec<T>, IStreamCodec<T>
    {
        public byte[] SerializeToBytes(T value) => value.ToByteArray(writer);

        public T Deserialize(byte[] bytes) => Serializer.Deserialize(bytes, reader);

        public void Serialize(T value, IBufferWriter<byte> output) => Serializer.Serialize(output, value, writer);

        public T Deserialize(ReadOnlySequence<byte> sequence) => Serializer.Deserialize(sequence, reader);

        public void Serialize(T value, Stream stream) => Serializer.Serialize(stream, value, writer);

        public T Deserialize(Stream stream) => Serializer.Deserialize(stream, reader);
    }
}
