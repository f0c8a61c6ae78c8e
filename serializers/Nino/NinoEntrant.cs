using System.Buffers;
using Nino.Core;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class NinoEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var codec = default(Codec<T>);
        shapes.Bytes(codec).StreamFromBytes(codec).BufferWriter(new Buffers<T>());
    }

    internal readonly struct Codec<T> : IBytesCodec<T>
    {
        public byte[] SerializeToBytes(T value) => NinoSerializer.Serialize(value);

        public T Deserialize(byte[] bytes) => NinoDeserializer.Deserialize<T>(bytes);
    }

    /// <summary>
    /// The library goes back to what it has written (lengths), so it takes only writers that show it, of one piece: its own, which is kept
    /// and copied from once.
    /// </summary>
    internal readonly struct Buffers<T>() : IBufferWriterCodec<T>, IAdapted
    {
        private readonly NinoArrayBufferWriter _output = new(2048);

        public Shape From => Shape.Bytes;

        public void Serialize(T value, IBufferWriter<byte> writer)
        {
            _output.ResetWrittenCount();
            NinoSerializer.Serialize(value, _output);
            writer.Write(_output.WrittenSpan);
        }

        public T Deserialize(ReadOnlySequence<byte> sequence) =>
            NinoDeserializer.Deserialize<T>(sequence.IsSingleSegment ? sequence.FirstSpan : sequence.ToArray());
    }
}
