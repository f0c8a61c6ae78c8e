using System.Buffers;
using System.Runtime.InteropServices;
using FlatSharp;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class FlatSharpEntrant : Contracts.ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var serializer = model.Get<FlatSharp.ISerializer>();
        switch (row)
        {
            case "default":
                var mutable = new Codec<T>(serializer, FlatBufferDeserializationOption.GreedyMutable);
                shapes.Bytes(mutable).BufferWriter(mutable).StreamFromBytes(mutable);
                break;
            case "greedy":
                var greedy = new Codec<T>(serializer, FlatBufferDeserializationOption.Greedy);
                shapes.Bytes(greedy).BufferWriter(greedy).StreamFromBytes(greedy);
                break;
            case "lazy+copy":
                var lazy = new LazyCopy<T>(serializer, model.Get<Func<T, T>>());
                shapes.Bytes(lazy).BufferWriter(lazy).StreamFromBytes(lazy);
                break;
            default:
                throw new NotSupportedException($"FlatSharp has no row {row}");
        }
    }

    /// <summary>T is a class that FlatSharp's compiler generated, <paramref name="serializer"/> its <c>Serializer</c>.</summary>
    internal readonly struct Codec<T>(FlatSharp.ISerializer serializer, FlatBufferDeserializationOption option)
        : IBytesCodec<T>, IBufferWriterCodec<T>
    {
        public byte[] SerializeToBytes(T value) => Write(serializer, value!);

        public T Deserialize(byte[] bytes) => (T)serializer.Parse(bytes, option);

        public void Serialize(T value, IBufferWriter<byte> writer) => serializer.Write(writer, value!);

        public T Deserialize(ReadOnlySequence<byte> sequence) => (T)serializer.Parse(Segment(sequence), option);
    }

    /// <summary><paramref name="copy"/> is <c>user => new User(user)</c>: it reads each member of what was parsed lazily, once.</summary>
    internal readonly struct LazyCopy<T>(FlatSharp.ISerializer serializer, Func<T, T> copy) : IBytesCodec<T>, IBufferWriterCodec<T>
    {
        public byte[] SerializeToBytes(T value) => Write(serializer, value!);

        public T Deserialize(byte[] bytes) => copy((T)serializer.Parse(bytes, FlatBufferDeserializationOption.Lazy));

        public void Serialize(T value, IBufferWriter<byte> writer) => serializer.Write(writer, value!);

        public T Deserialize(ReadOnlySequence<byte> sequence) =>
            copy((T)serializer.Parse(Segment(sequence), FlatBufferDeserializationOption.Lazy));
    }

    // GetMaxSize counts each string at its longest, so what is written is far shorter than the buffer: only that is copied.
    private static byte[] Write(FlatSharp.ISerializer serializer, object value)
    {
        var buffer = ArrayPool<byte>.Shared.Rent(serializer.GetMaxSize(value));
        try
        {
            return buffer.AsSpan(0, serializer.Write(buffer, value)).ToArray();
        }
        finally
        {
            ArrayPool<byte>.Shared.Return(buffer);
        }
    }

    // A table is read in place, from one array: a vector of bytes is a Memory<byte>, which a read-only one cannot give.
    private static ArraySegment<byte> Segment(ReadOnlySequence<byte> sequence) =>
        sequence.IsSingleSegment && MemoryMarshal.TryGetArray(sequence.First, out var segment) ? segment : new(sequence.ToArray());
}
