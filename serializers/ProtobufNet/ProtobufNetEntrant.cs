using System.Buffers;
using ProtoBuf;
using Roundup.Contracts;

#if LEVEL300
[module: CompatibilityLevel(CompatibilityLevel.Level300)]
#endif

namespace Roundup.Serializers;

public sealed class ProtobufNetEntrant : ISerializer
{
    /// <summary>Both rows share this code: the level is an attribute of the module with the model.</summary>
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var codec = default(Codec<T>);
        shapes.BufferWriter(codec).Stream(codec).BytesFromStream(codec);
    }

    internal readonly struct Codec<T> : IBufferWriterCodec<T>, IStreamCodec<T>
    {
        public void Serialize(T value, IBufferWriter<byte> writer) => Serializer.Serialize(writer, value);

        public T Deserialize(ReadOnlySequence<byte> sequence) => Serializer.Deserialize<T>(sequence);

        public void Serialize(T value, Stream stream) => Serializer.Serialize(stream, value);

        public T Deserialize(Stream stream) => Serializer.Deserialize<T>(stream);
    }
}
