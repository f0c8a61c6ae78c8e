using System.Xml;
using Roundup.Contracts;
using FrameworkSerializer = System.Xml.Serialization.XmlSerializer;

namespace Roundup.Serializers;

/// <summary>The XmlWriter is the user's, which does not indent unless told to; reading is as in the other serializers.</summary>
internal readonly struct XmlSerializerCompact<T>(FrameworkSerializer serializer, XmlWriterSettings settings)
    : IStringCodec<T>, IStreamCodec<T>
{
    public string SerializeToString(T value)
    {
        using var text = new StringWriter();
        using (var writer = XmlWriter.Create(text, settings))
        {
            serializer.Serialize(writer, value);
        }

        return text.ToString();
    }

    public T Deserialize(string text)
    {
        using var reader = new StringReader(text);
        return (T)serializer.Deserialize(reader)!;
    }

    public void Serialize(T value, Stream stream)
    {
        using var writer = XmlWriter.Create(stream, settings);
        serializer.Serialize(writer, value);
    }

    public T Deserialize(Stream stream) => (T)serializer.Deserialize(stream)!;
}
