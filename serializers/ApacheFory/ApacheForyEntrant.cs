using System.Buffers;
using Apache.Fory;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class ApacheForyEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var fory = row switch
        {
            "default" or "guid-serializer" => Fory.Builder().Build(),
            "same-schema" => Fory.Builder().Compatible(false).CheckStructVersion(true).Build(),
            "same-schema-unchecked" => Fory.Builder().Compatible(false).Build(),
            _ => throw new NotSupportedException($"Apache Fory has no row {row}"),
        };

        if (row == "guid-serializer")
        {
            fory.Register<Guid, GuidSerializer>("System.Guid");
        }

        // Each type of the model, with a number.
        model.Get<Action<Fory>>()(fory);
        var codec = new Codec<T>(fory);
        shapes.Bytes(codec).BufferWriter(codec).StreamFromBytes(codec);
    }

    internal readonly struct Codec<T>(Fory fory) : IBytesCodec<T>, IBufferWriterCodec<T>
    {
        public byte[] SerializeToBytes(T value) => fory.Serialize(value);

        public T Deserialize(byte[] bytes) => fory.Deserialize<T>(bytes);

        public void Serialize(T value, IBufferWriter<byte> writer) => fory.Serialize(writer, value);

        // Fory reads from a span.
        public T Deserialize(ReadOnlySequence<byte> sequence) =>
            fory.Deserialize<T>(sequence.IsSingleSegment ? sequence.FirstSpan : sequence.ToArray());
    }
}
