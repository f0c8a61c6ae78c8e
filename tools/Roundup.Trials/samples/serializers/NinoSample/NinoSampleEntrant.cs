using Nino.Core;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>After JasonXuDeveloper/Nino, README.md (Quick Start).</summary>
public sealed class NinoSampleEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var codec = default(Codec<T>);
        shapes.Bytes(codec);
    }

    internal readonly struct Codec<T> : IBytesCodec<T>
    {
        public byte[] SerializeToBytes(T value) => NinoSerializer.Serialize(value);

        public T Deserialize(byte[] bytes) => NinoDeserializer.Deserialize<T>(bytes);
    }
}
