using Roundup.Contracts;
using YamlDotNet.Serialization;

namespace Roundup.Serializers;

public sealed class YamlDotNetEntrant : Roundup.Contracts.ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var codec = new Codec<T>(new SerializerBuilder().Build(), new DeserializerBuilder().Build());
        shapes.String(codec).BytesFromString(codec);
    }

    internal readonly struct Codec<T>(YamlDotNet.Serialization.ISerializer serializer, IDeserializer deserializer) : IStringCodec<T>
    {
        public string SerializeToString(T value) => serializer.Serialize(value);

        public T Deserialize(string text) => deserializer.Deserialize<T>(text);
    }
}
