using Dahomey.Cbor;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>After dahomey-technologies/Dahomey.Cbor, README.md: any class to and from a stream, without options.</summary>
public sealed class DahomeyCborSampleEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull =>
        shapes.AsyncStream(default(Codec<T>));

    internal readonly struct Codec<T> : IAsyncStreamCodec<T>
    {
        public ValueTask SerializeAsync(T value, Stream stream) => new(Cbor.SerializeAsync(value, stream));

        public ValueTask<T> DeserializeAsync(Stream stream) => Cbor.DeserializeAsync<T>(stream);
    }
}
