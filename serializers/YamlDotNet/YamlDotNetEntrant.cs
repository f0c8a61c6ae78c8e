using Roundup.Contracts;
using YamlDotNet.Serialization;
using YamlDotNet.Serialization.Converters;

namespace Roundup.Serializers;

public sealed class YamlDotNetEntrant : Roundup.Contracts.ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        Codec<T> codec;
        switch (row)
        {
            case "default":
                var (serializer, deserializer) = (new SerializerBuilder(), new DeserializerBuilder());
#if DATES
                serializer.WithTypeConverter(new DateTimeOffsetConverter());
                deserializer.WithTypeConverter(new DateTimeOffsetConverter());
#endif
                codec = new(serializer.Build(), deserializer.Build());
                break;
#if STATIC
            case "static":
                var context = model.Get<StaticContext>();
                var dates = new DateTimeOffsetConverter();
                codec = new(
                    new StaticSerializerBuilder(context).WithTypeConverter(dates).Build(),
                    new StaticDeserializerBuilder(context).WithTypeConverter(dates).Build());
                break;
#endif
            default:
                throw new NotSupportedException($"YamlDotNet has no row {row}");
        }

        Offer(codec, shapes);
    }

    public void Open<T>((SerializerBuilder Serializer, DeserializerBuilder Deserializer) settings, Model<T> model, IShapes<T> shapes)
        where T : notnull => Offer(new Codec<T>(settings.Serializer.Build(), settings.Deserializer.Build()), shapes);

    private static void Offer<T>(Codec<T> codec, IShapes<T> shapes)
        where T : notnull => shapes.String(codec).BytesFromString(codec).Stream(codec);

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
