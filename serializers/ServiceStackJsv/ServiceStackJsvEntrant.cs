using Roundup.Contracts;
using ServiceStack.Text;

namespace Roundup.Serializers;

public sealed class ServiceStackJsvEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var codec = default(Codec<T>);
        shapes.String(codec).BytesFromString(codec).Stream(codec);
    }

    internal readonly struct Codec<T> : IStringCodec<T>, IStreamCodec<T>
    {
        public string SerializeToString(T value) => TypeSerializer.SerializeToString(value);

        public T Deserialize(string text) => TypeSerializer.DeserializeFromString<T>(text);

        public void Serialize(T value, Stream stream) => TypeSerializer.SerializeToStream(value, stream);

        public T Deserialize(Stream stream) => TypeSerializer.DeserializeFromStream<T>(stream);
    }
}
