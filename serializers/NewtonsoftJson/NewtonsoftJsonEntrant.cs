using Newtonsoft.Json;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class NewtonsoftJsonEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        switch (row)
        {
            case "default":
                shapes.String(default(Text<T>)).BytesFromString(default(Text<T>)).Stream(new Streams<T>(JsonSerializer.CreateDefault()));
                break;
            case "type-names":
                Open(new JsonSerializerSettings { TypeNameHandling = TypeNameHandling.Auto }, model, shapes);
                break;
            case "serializer" or "array-pool":
                var kept = new NewtonsoftJsonKept<T>(JsonSerializer.CreateDefault(), row == "array-pool" ? JsonArrayPool.Instance : null);
                shapes.String(kept).BytesFromString(kept).Stream(kept);
                break;
            default:
                throw new NotSupportedException($"Newtonsoft.Json has no row {row}");
        }
    }

    public void Open<T>(JsonSerializerSettings settings, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var text = new TextWithSettings<T>(settings);
        shapes.String(text).BytesFromString(text).Stream(new Streams<T>(JsonSerializer.CreateDefault(settings)));
    }

    internal readonly struct Text<T> : IStringCodec<T>
    {
        public string SerializeToString(T value) => JsonConvert.SerializeObject(value);

        public T Deserialize(string text) => JsonConvert.DeserializeObject<T>(text)!;
    }

    /// <summary>The root's type is passed, so that its name is written only where it differs.</summary>
    internal readonly struct TextWithSettings<T>(JsonSerializerSettings settings) : IStringCodec<T>
    {
        public string SerializeToString(T value) => JsonConvert.SerializeObject(value, typeof(T), settings);

        public T Deserialize(string text) => JsonConvert.DeserializeObject<T>(text, settings)!;
    }

    internal readonly struct Streams<T>(JsonSerializer serializer) : IStreamCodec<T>
    {
        public void Serialize(T value, Stream stream)
        {
            using var writer = TextStreams.Writer(stream);
            using var json = new JsonTextWriter(writer);
            serializer.Serialize(json, value, typeof(T));
        }

        public T Deserialize(Stream stream)
        {
            using var reader = TextStreams.Reader(stream);
            using var json = new JsonTextReader(reader);
            return serializer.Deserialize<T>(json)!;
        }
    }
}
