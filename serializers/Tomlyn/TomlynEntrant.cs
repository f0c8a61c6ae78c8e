using System.Collections;
using Roundup.Contracts;
using Tomlyn;
using Tomlyn.Serialization;

namespace Roundup.Serializers;

public sealed class TomlynEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        if (typeof(IEnumerable).IsAssignableFrom(typeof(T)))
        {
            throw new NotSupportedException("TOML has no document that is a list");
        }

        switch (row)
        {
            case "reflection":
                var reflection = default(ByReflection<T>);
                shapes.String(reflection).BytesFromString(reflection).Stream(reflection);
                break;
            case "source-generator":
                var context = model.Get<TomlSerializerContext>();
                var generated = new ByTypeInfo<T>((TomlTypeInfo<T>)context.GetTypeInfo(typeof(T), context.Options)!);
                shapes.String(generated).BytesFromString(generated).Stream(generated);
                break;
            default:
                throw new NotSupportedException($"Tomlyn has no row {row}");
        }
    }

    internal readonly struct ByReflection<T> : IStringCodec<T>, IStreamCodec<T>
    {
        public string SerializeToString(T value) => TomlSerializer.Serialize(value);

        public T Deserialize(string text) => TomlSerializer.Deserialize<T>(text)!;

        public void Serialize(T value, Stream stream) => TomlSerializer.Serialize(stream, value);

        public T Deserialize(Stream stream) => TomlSerializer.Deserialize<T>(stream)!;
    }

    internal readonly struct ByTypeInfo<T>(TomlTypeInfo<T> type) : IStringCodec<T>, IStreamCodec<T>
    {
        public string SerializeToString(T value) => TomlSerializer.Serialize(value, type);

        public T Deserialize(string text) => TomlSerializer.Deserialize(text, type)!;

        public void Serialize(T value, Stream stream) => TomlSerializer.Serialize(stream, value, type);

        public T Deserialize(Stream stream) => TomlSerializer.Deserialize(stream, type)!;
    }
}
