using Roundup.Contracts;
using YamlDotNet.Serialization;

namespace Roundup.Serializers;

/// <summary>
/// After aaubry/YamlDotNet, YamlDotNet.Samples/SerializeObjectGraph.cs and DeserializeObjectGraph.cs, which reads from a StringReader.
/// Built once, as in YamlDotNet.Benchmark/SerializationBenchmarks.cs; without the naming convention of that sample's document.
/// </summary>
public sealed class YamlDotNetSampleEntrant : Roundup.Contracts.ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull =>
        shapes.String(new Codec<T>(new SerializerBuilder().Build(), new DeserializerBuilder().Build()));

    internal readonly struct Codec<T>(YamlDotNet.Serialization.ISerializer serializer, IDeserializer deserializer) : IStringCodec<T>
    {
        public string SerializeToString(T value) => serializer.Serialize(value);

        public T Deserialize(string text)
        {
            var input = new StringReader(text);
            return deserializer.Deserialize<T>(input);
        }
    }
}
