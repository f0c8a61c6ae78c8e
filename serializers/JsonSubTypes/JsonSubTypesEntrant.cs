using Newtonsoft.Json;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class JsonSubTypesEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var settings = model.Get<JsonSerializerSettings>();
        if (settings.Converters.Count == 0)
        {
            throw new NotSupportedException("the model has no hierarchy, so that this is Newtonsoft.Json alone");
        }

        var text = new Text<T>(settings);
        shapes.String(text).BytesFromString(text).Stream(new Streams<T>(JsonSerializer.CreateDefault(settings)));
    }

    internal readonly struct Text<T>(JsonSerializerSettings settings) : IStringCodec<T>
    {
        public string SerializeToString(T value) => JsonConvert.SerializeObject(value, settings);

        public T Deserialize(string text) => JsonConvert.DeserializeObject<T>(text, settings)!;
    }

    internal readonly struct Streams<T>(JsonSerializer serializer) : IStreamCodec<T>
    {
        public void Serialize(T value, Stream stream)
        {
            using var writer = TextStreams.Writer(stream);
            using var json = new JsonTextWriter(writer);
            serializer.Serialize(json, value);
        }

        public T Deserialize(Stream stream)
        {
            using var reader = TextStreams.Reader(stream);
            using var json = new JsonTextReader(reader);
            return serializer.Deserialize<T>(json)!;
        }
    }
}
