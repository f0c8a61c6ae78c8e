using System.Buffers;
using Google.Protobuf;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class GoogleProtobufEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var codec = new Codec<T>(model.Get<MessageParser>());
        shapes.Bytes(codec).BufferWriter(codec).Stream(codec);
    }

    /// <summary>
    /// T is a class that protoc generated, so it is an <see cref="IMessage"/>, and <paramref name="parser"/> is its static
    /// <c>Parser</c>.
    /// </summary>
    internal readonly struct Codec<T>(MessageParser parser) : IBytesCodec<T>, IBufferWriterCodec<T>, IStreamCodec<T>
    {
        public byte[] SerializeToBytes(T value) => ((IMessage)value!).ToByteArray();

        public T Deserialize(byte[] bytes) => (T)parser.ParseFrom(bytes);

        public void Serialize(T value, IBufferWriter<byte> writer) => ((IMessage)value!).WriteTo(writer);

        public T Deserialize(ReadOnlySequence<byte> bytes) => (T)parser.ParseFrom(bytes);

        public void Serialize(T value, Stream stream) => ((IMessage)value!).WriteTo(stream);

        public T Deserialize(Stream stream) => (T)parser.ParseFrom(stream);
    }
}
