using System.Buffers;
using Bebop.Runtime;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class BebopEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var codec = new Codec<T>(model.Get<Func<byte[], T>>());
        shapes.Bytes(codec).StreamFromBytes(codec);
    }

    /// <summary>
    /// T is a class that bebopc generated, so it is a <see cref="BaseBebopRecord"/>, and <paramref name="decode"/> is its static
    /// <c>Decode</c>.
    /// </summary>
    internal readonly struct Codec<T>(Func<byte[], T> decode) : IBytesCodec<T>
    {
        public byte[] SerializeToBytes(T value)
        {
            var record = (BaseBebopRecord)(object)value!;
            var buffer = ArrayPool<byte>.Shared.Rent(record.MaxByteCount);
            try
            {
                return buffer.AsSpan(0, record.EncodeIntoBuffer(buffer)).ToArray();
            }
            finally
            {
                ArrayPool<byte>.Shared.Return(buffer);
            }
        }

        public T Deserialize(byte[] bytes) => decode(bytes);
    }
}
