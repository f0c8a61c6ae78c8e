using System.Buffers;
using ProtoBuf;
using ProtoBuf.Meta;
using Roundup.Contracts;

#if LEVEL300
[module: CompatibilityLevel(CompatibilityLevel.Level300)]
#endif

namespace Roundup.Serializers;

public sealed class ProtobufNetEntrant : ISerializer
{
    /// <summary>The serializers share this code: level, groups and generator are set by attributes of the model.</summary>
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        if (row == "compile-time-model")
        {
            CompileTimeModel.Offer(model, shapes);
            return;
        }

        var codec = default(Codec<T>);
        shapes.BufferWriter(codec).Stream(codec).AsyncStreamFromStream(codec).Bytes(new Arrays<T>(codec));
    }

    public void Open<T>(RuntimeTypeModel types, Model<T> model, IShapes<T> shapes)
        where T : notnull => CompileTimeModel.Offer(types, shapes);

    internal readonly struct Codec<T> : IBufferWriterCodec<T>, IStreamCodec<T>
    {
        public void Serialize(T value, IBufferWriter<byte> writer) => Serializer.Serialize(writer, value);

        public T Deserialize(ReadOnlySequence<byte> sequence) => Serializer.Deserialize<T>(sequence);

        public void Serialize(T value, Stream stream) => Serializer.Serialize(stream, value);

        public T Deserialize(Stream stream) => Serializer.Deserialize<T>(stream);
    }

    /// <summary>The library reads memory but has no call that returns an array.</summary>
    internal readonly struct Arrays<T>(Codec<T> codec) : IBytesCodec<T>, IAdapted
    {
        private readonly BytesFromStream<Codec<T>, T> _written = new(codec);

        public Shape From => Shape.Stream;

        public byte[] SerializeToBytes(T value) => _written.SerializeToBytes(value);

        public T Deserialize(byte[] bytes) => Serializer.Deserialize<T>((ReadOnlyMemory<byte>)bytes);
    }
}
