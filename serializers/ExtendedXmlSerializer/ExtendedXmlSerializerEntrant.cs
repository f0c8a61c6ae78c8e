using System.Xml;
using ExtendedXmlSerializer;
using ExtendedXmlSerializer.Configuration;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class ExtendedXmlSerializerEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        IConfigurationContainer configuration = new ConfigurationContainer();
        if (row == "compact")
        {
            configuration = configuration.UseAutoFormatting().UseOptimizedNamespaces().EnableImplicitTyping(typeof(T));
        }

        var codec = new Codec<T>(configuration.Create());
        shapes.String(codec).BytesFromStream(codec).Stream(codec);
    }

    internal readonly struct Codec<T>(IExtendedXmlSerializer serializer) : IStringCodec<T>, IStreamCodec<T>
    {
        public string SerializeToString(T value) => serializer.Serialize(value!);

        public T Deserialize(string text) => serializer.Deserialize<T>(text);

        /// <summary>Through an XmlWriter: the library's own method for streams reads what it wrote into a string that it returns.</summary>
        public void Serialize(T value, Stream stream)
        {
            using var writer = XmlWriter.Create(stream);
            serializer.Serialize(writer, value!);
        }

        public T Deserialize(Stream stream) => serializer.Deserialize<T>(stream);
    }
}
