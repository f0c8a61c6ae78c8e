using Roundup.Contracts;
using ServiceStack.Text;

namespace Roundup.Serializers;

public sealed class ServiceStackTextEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var codec = default(Codec<T>);
        shapes.String(codec).BytesFromString(codec).Stream(codec);
    }

    internal readonly struct Codec<T> : IStringCodec<T>, IStreamCodec<T>
    {
        public string SerializeToString(T value) => JsonSerializer.SerializeToString(value);

        public T Deserialize(string text) => JsonSerializer.DeserializeFromString<T>(text);

        public void Serialize(T value, Stream stream) => JsonSerializer.SerializeToStream(value, stream);

        public T Deserialize(Stream stream) => JsonSerializer.DeserializeFromStream<T>(stream);
    }
}
