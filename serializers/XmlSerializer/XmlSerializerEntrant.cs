using System.Text;
using System.Xml;
using Roundup.Contracts;
using FrameworkSerializer = System.Xml.Serialization.XmlSerializer;

namespace Roundup.Serializers;

public sealed class XmlSerializerEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var serializer = new FrameworkSerializer(typeof(T));
        if (row == "compact")
        {
            var compact = new XmlSerializerCompact<T>(
                serializer, new XmlWriterSettings { Indent = false, Encoding = new UTF8Encoding(false) });
            shapes.String(compact).BytesFromStream(compact).Stream(compact);
            return;
        }

        var codec = new Codec<T>(serializer);
        shapes.String(codec).BytesFromStream(codec).Stream(codec);
    }

    internal readonly struct Codec<T>(FrameworkSerializer serializer) : IStringCodec<T>, IStreamCodec<T>
    {
        public string SerializeToString(T value)
        {
            using var writer = new StringWriter();
            serializer.Serialize(writer, value);
            return writer.ToString();
        }

        public T Deserialize(string text)
        {
            using var reader = new StringReader(text);
            return (T)serializer.Deserialize(reader)!;
        }

        public void Serialize(T value, Stream stream) => serializer.Serialize(stream, value);

        public T Deserialize(Stream stream) => (T)serializer.Deserialize(stream)!;
    }
}
