using Roundup.Contracts;
using YamlDotNet.Serialization;

namespace Roundup.Serializers;

public sealed class YamlDotNetEntrant : Roundup.Contracts.ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var codec = row switch
        {
            "default" => new Codec<T>(new SerializerBuilder().Build(), new DeserializerBuilder().Build()),
            "static" => Static(model.Get<StaticContext>()),
            _ => throw new NotSupportedException($"YamlDotNet has no row {row}"),
        };
        shapes.String(codec).BytesFromString(codec).Stream(codec);

        static Codec<T> Static(StaticContext context) =>
            new(new StaticSerializerBuilder(context).Build(), new StaticDeserializerBuilder(context).Build());
    }

    internal readonly struct Codec<T>(YamlDotNet.Serialization.ISerializer serializer, IDeserializer deserializer)
        : IStringCodec<T>, IStreamCodec<T>
    {
        public string SerializeToString(T value) => serializer.Serialize(value);

        public T Deserialize(string text) => deserializer.Deserialize<T>(text);

        public void Serialize(T value, Stream stream)
        {
            using var writer = TextStreams.Writer(stream);
            serializer.Serialize(writer, value);
        }

        public T Deserialize(Stream stream)
        {
            using var reader = TextStreams.Reader(stream);
            return deserializer.Deserialize<T>(reader);
        }
    }
}
