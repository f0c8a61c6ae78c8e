using Amazon.IonObjectMapper;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class AmazonIonObjectMapperEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var options = row switch
        {
            "default" => new IonSerializationOptions(),
            "type-information" => new IonSerializationOptions { IncludeTypeInformation = true },
            _ => throw new NotSupportedException($"Amazon.IonObjectMapper has no row {row}"),
        };
        var codec = new Codec<T>(new(options));
        shapes.Stream(codec).BytesFromStream(codec);
    }

    internal readonly struct Codec<T>(IonSerializer serializer) : IStreamCodec<T>
    {
        public void Serialize(T value, Stream stream) => serializer.Serialize(stream, value);

        public T Deserialize(Stream stream) => serializer.Deserialize<T>(stream);
    }
}
