using System.Buffers;
using ProtoBuf;
using Roundup.Contracts;

#if LEVEL300
[module: CompatibilityLevel(CompatibilityLevel.Level300)]
#endif

namespace Roundup.Serializers;

public sealed class ProtobufNetEntrant : ISerializer
{
    /// <summary>The rows share this code: level, groups and generator are set by attributes of the model.</summary>
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        if (row == "compile-time-model")
        {
            CompileTimeModel.Offer(model, shapes);
            return;
        }

        var codec = default(Codec<T>);
        shapes.BufferWriter(codec).Stream(codec).Bytes(default(Arrays<T>));
    }

    internal readonly struct Codec<T> : IBufferWriterCodec<T>, IStreamCodec<T>
    {
        public void Serialize(T value, IBufferWriter<byte> writer) => Serializer.Serialize(writer, value);

        public T Deserialize(ReadOnlySequence<byte> sequence) => Serializer.Deserialize<T>(sequence);

        public void Serialize(T value, Stream stream) => Serializer.Serialize(stream, value);

        public T Deserialize(Stream stream) => Serializer.Deserialize<T>(stream);
    }

    /// <summary>The library reads memory but has no call that returns an array.</summary>
    internal readonly struct Arrays<T> : IBytesCodec<T>, IAdapted
    {
        public Shape From => Shape.Stream;

        public byte[] SerializeToBytes(T value)
        {
            using var stream = new MemoryStream();
            Serializer.Serialize(stream, value);
            return stream.ToArray();
        }

        public T Deserialize(byte[] bytes) => Serializer.Deserialize<T>((ReadOnlyMemory<byte>)bytes);
    }
}
