using Google.FlatBuffers;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>
/// After google/flatbuffers, docs/source/languages/c_sharp.md (Object based API): a builder for each object. It begins with 16 bytes, as in
/// tests/FlatBuffers.Benchmarks/FlatBufferBuilderBenchmark.cs; the result is taken as in docs/source/tutorial.md.
/// </summary>
public sealed class FlatBuffersSampleEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull =>
        shapes.Bytes(new Codec<T>(model.Get<Func<FlatBufferBuilder, T, int>>(), model.Get<Func<ByteBuffer, T>>()));

    /// <summary><c>pack</c> and <c>unpack</c> are what flatc generated.</summary>
    internal readonly struct Codec<T>(Func<FlatBufferBuilder, T, int> pack, Func<ByteBuffer, T> unpack) : IBytesCodec<T>
    {
        public byte[] SerializeToBytes(T value)
        {
            var fbb = new FlatBufferBuilder(16);
            fbb.Finish(pack(fbb, value));
            return fbb.SizedByteArray();
        }

        public T Deserialize(byte[] bytes)
        {
            var bb = new ByteBuffer(bytes);
            return unpack(bb);
        }
    }
}
