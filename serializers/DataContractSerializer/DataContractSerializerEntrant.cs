using System.Runtime.Serialization;
using System.Xml;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class DataContractSerializerEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var serializer = new DataContractSerializer(typeof(T));
        switch (row)
        {
            case "text" or "text-attributes":
                Offer(new Text<T>(serializer), shapes);
                break;
            case "binary" or "binary-attributes":
                var binary = new Binary<T>(serializer);
                shapes.Stream(binary).BytesFromStream(binary);
                break;
            default:
                throw new NotSupportedException($"DataContractSerializer has no row {row}");
        }
    }

    public void Open<T>(DataContractSerializerSettings settings, Model<T> model, IShapes<T> shapes)
        where T : notnull => Offer(new Text<T>(new DataContractSerializer(typeof(T), settings)), shapes);

    private static void Offer<T>(Text<T> text, IShapes<T> shapes)
        where T : notnull => shapes.Stream(text).StringFromStream(text).BytesFromStream(text);

    internal readonly struct Text<T>(DataContractSerializer serializer) : IStreamCodec<T>
    {
        public void Serialize(T value, Stream stream) => serializer.WriteObject(stream, value);

        public T Deserialize(Stream stream) => (T)serializer.ReadObject(stream)!;
    }

    internal readonly struct Binary<T>(DataContractSerializer serializer) : IStreamCodec<T>
    {
        public void Serialize(T value, Stream stream)
        {
            using var writer = XmlDictionaryWriter.CreateBinaryWriter(stream, dictionary: null, session: null, ownsStream: false);
            serializer.WriteObject(writer, value);
        }

        public T Deserialize(Stream stream)
        {
            // Disposing the reader would close its stream, which must stay open.
            var reader = XmlDictionaryReader.CreateBinaryReader(stream, XmlDictionaryReaderQuotas.Max);
            return (T)serializer.ReadObject(reader)!;
        }
    }
}
