using Google.FlatBuffers;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class FlatBuffersEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var codec = new Codec<T>(model.Get<Func<FlatBufferBuilder, T, int>>(), model.Get<Func<ByteBuffer, T>>());
        shapes.Bytes(codec).StreamFromBytes(codec);
    }

    /// <summary>
    /// T is a class of the object API; <c>pack</c> is <c>User.Pack</c>, <c>unpack</c> is <c>User.GetRootAsUser(buffer).UnPack()</c>.
    /// </summary>
    internal readonly struct Codec<T>(Func<FlatBufferBuilder, T, int> pack, Func<ByteBuffer, T> unpack) : IBytesCodec<T>
    {
        // Clear keeps its buffer, which has grown to the size of the data.
        private readonly FlatBufferBuilder _builder = new(1024);

        public byte[] SerializeToBytes(T value)
        {
            _builder.Clear();
            _builder.Finish(pack(_builder, value));
            return _builder.SizedByteArray();
        }

        public T Deserialize(byte[] bytes) => unpack(new ByteBuffer(bytes));
    }
}
