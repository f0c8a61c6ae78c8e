using LightProto;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>
/// After dameng324/LightProto, README.md (Quick Start), with reader and writer as arguments: a list of roots has none of its own.
/// </summary>
public sealed class LightProtoSampleEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var codec = new Codec<T>(model.Get<IProtoReader<T>>(), model.Get<IProtoWriter<T>>());
        shapes.Bytes(codec).Stream(codec);
    }

    internal readonly struct Codec<T>(IProtoReader<T> reader, IProtoWriter<T> writer) : IBytesCodec<T>, IStreamCodec<T>
    {
        public byte[] SerializeToBytes(T value) => value.ToByteArray(writer);

        public T Deserialize(byte[] bytes) => Serializer.Deserialize(bytes, reader);

        public void Serialize(T value, Stream stream) => Serializer.Serialize(stream, value, writer);

        public T Deserialize(Stream stream) => Serializer.Deserialize(stream, reader);
    }
}
