using Roundup.Contracts;
using Salar.Bois;

namespace Roundup.Serializers;

/// <summary>
/// After salarcode/Bois. Bytes: Readme.md (Initialize, a MemoryStream for each call, ToArray). Streams: the same and
/// Benchmarks/Salar.Bois.BenchBois/BoisBenchmark.cs, which keeps the serializer.
/// </summary>
public sealed class BoisSampleEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        BoisSerializer.Initialize<T>();
        var codec = new Codec<T>(new BoisSerializer());
        shapes.Bytes(codec).Stream(codec);
    }

    internal readonly struct Codec<T>(BoisSerializer boisSerializer) : IBytesCodec<T>, IStreamCodec<T>
    {
        public byte[] SerializeToBytes(T value)
        {
            using var mem = new MemoryStream();
            boisSerializer.Serialize(value, mem);
            return mem.ToArray();
        }

        public T Deserialize(byte[] bytes)
        {
            using var dataStream = new MemoryStream(bytes);
            return boisSerializer.Deserialize<T>(dataStream);
        }

        public void Serialize(T value, Stream stream) => boisSerializer.Serialize(value, stream);

        public T Deserialize(Stream stream) => boisSerializer.Deserialize<T>(stream);
    }
}
