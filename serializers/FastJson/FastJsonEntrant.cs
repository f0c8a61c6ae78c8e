using fastJSON;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class FastJsonEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var codec = new Codec<T>(row switch
        {
            "default" => new JSONParameters(),
            "no-extensions" => new JSONParameters { UseExtensions = false },
            _ => throw new NotSupportedException($"fastJSON has no row {row}"),
        });
        shapes.String(codec).BytesFromString(codec).Stream(new Streams<T>(codec));
    }

    internal readonly struct Codec<T>(JSONParameters parameters) : IStringCodec<T>
    {
        public string SerializeToString(T value) => JSON.ToJSON(value, parameters);

        public T Deserialize(string text) => JSON.ToObject<T>(text, parameters);
    }

    /// <summary>The library has text alone.</summary>
    internal readonly struct Streams<T>(Codec<T> codec) : IStreamCodec<T>, IAdapted
    {
        public Shape From => Shape.String;

        public void Serialize(T value, Stream stream)
        {
            using var writer = TextStreams.Writer(stream);
            writer.Write(codec.SerializeToString(value));
        }

        public T Deserialize(Stream stream)
        {
            using var reader = TextStreams.Reader(stream);
            return codec.Deserialize(reader.ReadToEnd());
        }
    }
}
