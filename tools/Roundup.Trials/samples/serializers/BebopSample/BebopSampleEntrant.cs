using System.Buffers;
using Bebop.Runtime;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>
/// After 6over3/bebop, docs/src/content/docs/guide/getting-started-csharp.mdx (Advanced Usage): EncodeIntoBuffer into a rented buffer that
/// is kept until it is too small. The guide gives it back after each call as well, while it is still used; this one does not.
/// </summary>
public sealed class BebopSampleEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull =>
        shapes.Bytes(new Codec<T>(model.Get<Func<byte[], T>>()));

    /// <summary><paramref name="decode"/> is the generated <c>Decode</c>, which BebopSerializer.Decode calls.</summary>
    internal readonly struct Codec<T>(Func<byte[], T> decode) : IBytesCodec<T>
    {
        private readonly byte[][] _buffer = [[]];

        public byte[] SerializeToBytes(T value)
        {
            var record = (BaseBebopRecord)(object)value!;
            if (_buffer[0].Length < record.MaxByteCount)
            {
                ArrayPool<byte>.Shared.Return(_buffer[0]);
                _buffer[0] = ArrayPool<byte>.Shared.Rent(record.MaxByteCount);
            }

            var bytesWritten = record.EncodeIntoBuffer(_buffer[0]);
            return _buffer[0].AsSpan(0, bytesWritten).ToArray();
        }

        public T Deserialize(byte[] bytes) => decode(bytes);
    }
}
