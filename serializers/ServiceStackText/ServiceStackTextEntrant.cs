using Roundup.Contracts;
using ServiceStack.Text;

namespace Roundup.Serializers;

public sealed class ServiceStackTextEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var codec = default(Codec<T>);
        shapes.String(codec).BytesFromString(codec).Stream(codec).AsyncStream(default(AsyncStreams<T>));
    }

    internal readonly struct Codec<T> : IStringCodec<T>, IStreamCodec<T>
    {
        public string SerializeToString(T value) => JsonSerializer.SerializeToString(value);

        public T Deserialize(string text) => JsonSerializer.DeserializeFromString<T>(text);

        public void Serialize(T value, Stream stream) => JsonSerializer.SerializeToStream(value, stream);

        public T Deserialize(Stream stream) => JsonSerializer.DeserializeFromStream<T>(stream);
    }

    /// <summary>The library reads asynchronously and has no call that writes so.</summary>
    internal readonly struct AsyncStreams<T> : IAsyncStreamCodec<T>, IAdapted
    {
        public Shape From => Shape.Stream;

        public ValueTask SerializeAsync(T value, Stream stream)
        {
            JsonSerializer.SerializeToStream(value, stream);
            return default;
        }

        public ValueTask<T> DeserializeAsync(Stream stream) => new(JsonSerializer.DeserializeFromStreamAsync<T>(stream));
    }
}
