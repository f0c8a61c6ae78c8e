using Roundup.Contracts;
using FrameworkSerializer = System.Xml.Serialization.XmlSerializer;

namespace Roundup.Serializers;

/// <summary>
/// After dotnet/docs, docs/standard/serialization/how-to-serialize-an-object.md (a StreamWriter) and how-to-deserialize-an-object.md (the
/// stream itself). The serializer is kept, and the stream stays open.
/// </summary>
public sealed class XmlSerializerSampleEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull =>
        shapes.Stream(new Codec<T>(new FrameworkSerializer(typeof(T))));

    internal readonly struct Codec<T>(FrameworkSerializer mySerializer) : IStreamCodec<T>
    {
        public void Serialize(T value, Stream stream)
        {
            using var myWriter = new StreamWriter(stream, leaveOpen: true);
            mySerializer.Serialize(myWriter, value);
        }

        public T Deserialize(Stream stream) => (T)mySerializer.Deserialize(stream)!;
    }
}
