using Hyperion;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>After akkadotnet/Hyperion, src/Hyperion.Benchmarks/Prolog.cs: a serializer without options, one stream.</summary>
public sealed class HyperionSampleEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var codec = new Codec<T>(new Serializer());
        shapes.Stream(codec);
    }

    internal readonly struct Codec<T>(Serializer serializer) : IStreamCodec<T>
    {
        public void Serialize(T value, Stream stream) => serializer.Serialize(value, stream);

        public T Deserialize(Stream stream) => serializer.Deserialize<T>(stream);
    }
}
