using Ceras;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>
/// After rikimaru0345/Ceras, src/Tutorial/Tutorial.cs, Step1_SimpleUsage (3): the buffer is kept; here what was written is copied from
/// it.
/// </summary>
public sealed class CerasSampleEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var codec = new Codec<T>(new CerasSerializer());
        shapes.Bytes(codec);
    }

    internal readonly struct Codec<T>(CerasSerializer ceras) : IBytesCodec<T>
    {
        private readonly Recycled _recycled = new();

        public byte[] SerializeToBytes(T value)
        {
            var writtenBytes = ceras.Serialize(value, ref _recycled.Buffer);
            return _recycled.Buffer.AsSpan(0, writtenBytes).ToArray();
        }

        public T Deserialize(byte[] bytes) => ceras.Deserialize<T>(bytes);
    }

    private sealed class Recycled
    {
        public byte[]? Buffer;
    }
}
