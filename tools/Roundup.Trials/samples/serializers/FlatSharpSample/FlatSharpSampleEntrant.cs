using FlatSharp;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>
/// After jamescourtney/FlatSharp, src/Benchmarks/Benchmark/Serializers/FlatSharpHelper.cs: one buffer of GetMaxSize that is used again, a
/// SpanWriter, and Parse with an option (here the library's default, as in README.md). A buffer grows: the benchmark has one object.
/// </summary>
public sealed class FlatSharpSampleEntrant : Contracts.ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull =>
        shapes.Bytes(new Codec<T>(model.Get<FlatSharp.ISerializer>()));

    internal readonly struct Codec<T>(FlatSharp.ISerializer serializer) : IBytesCodec<T>
    {
        private readonly byte[][] _buffer = [[]];

        public byte[] SerializeToBytes(T value)
        {
            var maxSize = serializer.GetMaxSize(value!);
            if (_buffer[0].Length < maxSize)
            {
                _buffer[0] = new byte[maxSize];
            }

            var bytesWritten = serializer.Write(new SpanWriter(), _buffer[0], value!);
            return _buffer[0].AsSpan(0, bytesWritten).ToArray();
        }

        public T Deserialize(byte[] bytes) =>
            (T)serializer.Parse(new ArrayInputBuffer(bytes), FlatBufferDeserializationOption.GreedyMutable);
    }
}
