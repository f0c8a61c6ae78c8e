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
                codec = new(WithDates(new SerializerBuilder()).Build(), WithDates(new DeserializerBuilder()).Build());
                break;
#if STATIC
            case "static":
                var context = model.Get<StaticContext>();
                codec = new(
                    WithDates(new StaticSerializerBuilder(context)).Build(),
                    WithDates(new StaticDeserializerBuilder(context)).Build());
                break;
#endif
            default:
                throw new NotSupportedException($"YamlDotNet has no row {row}");
        }

        shapes.String(codec).BytesFromString(codec).Stream(codec);
    }

    private static TBuilder WithDates<TBuilder>(TBuilder builder)
        where TBuilder : BuilderSkeleton<TBuilder> =>
#if DATES
        builder.WithTypeConverter(new DateTimeOffsetConverter());
#else
        builder;
#endif

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
