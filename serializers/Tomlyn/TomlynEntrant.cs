using Roundup.Contracts;
using Tomlyn;

namespace Roundup.Serializers;

public sealed class TomlynEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var codec = default(Codec<T>);
        shapes.String(codec).BytesFromString(codec).Stream(codec);
    }

    internal readonly struct Codec<T> : IStringCodec<T>, IStreamCodec<T>
    {
        public string SerializeToString(T value) => TomlSerializer.Serialize(value);

        public T Deserialize(string text) => TomlSerializer.Deserialize<T>(text)!;

        public void Serialize(T value, Stream stream) => TomlSerializer.Serialize(stream, value);

        public T Deserialize(Stream stream) => TomlSerializer.Deserialize<T>(stream)!;
    }
}
