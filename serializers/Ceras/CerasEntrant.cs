using Ceras;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class CerasEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var codec = new Codec<T>(new CerasSerializer());
        shapes.Bytes(codec).StreamFromBytes(codec);
    }

    /// <summary>One instance is reused: it holds the code generated for each type, and is used by one thread.</summary>
    internal readonly struct Codec<T>(CerasSerializer ceras) : IBytesCodec<T>
    {
        public byte[] SerializeToBytes(T value) => ceras.Serialize(value);

        public T Deserialize(byte[] bytes) => ceras.Deserialize<T>(bytes);
    }
}
