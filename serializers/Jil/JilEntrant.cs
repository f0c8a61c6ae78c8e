using Jil;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class JilEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var codec = new Codec<T>(row switch
        {
            "default" => Options.Default,
            "iso8601-inherited" => Options.ISO8601IncludeInherited,
            "iso8601-camel-case" => new Options(
                dateFormat: DateTimeFormat.ISO8601, serializationNameFormat: SerializationNameFormat.CamelCase),
            _ => throw new NotSupportedException($"Jil has no row {row}"),
        });
        shapes.String(codec).BytesFromString(codec).Stream(codec);
    }

    internal readonly struct Codec<T>(Options options) : IStringCodec<T>, IStreamCodec<T>
    {
        public string SerializeToString(T value) => JSON.Serialize(value, options);

        public T Deserialize(string text) => JSON.Deserialize<T>(text, options);

        public void Serialize(T value, Stream stream)
        {
            using var writer = TextStreams.Writer(stream);
            JSON.Serialize(value, writer, options);
        }

        public T Deserialize(Stream stream)
        {
            using var reader = TextStreams.Reader(stream);
            return JSON.Deserialize<T>(reader, options);
        }
    }
}
