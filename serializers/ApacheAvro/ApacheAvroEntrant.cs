using Avro;
using Avro.IO;
using Avro.Reflect;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class ApacheAvroEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        DotnetTypes.Register();
        var generated = model.Get<AvroSchema>();
        var schema = Schema.Parse(generated.Json);
        var cache = new ClassCache();
        foreach (var (type, json) in generated.Variants)
        {
            cache.LoadClassCache(type, Schema.Parse(json));
        }

        var codec = new Codec<T>(new(schema, cache), new(schema, schema, cache));
        shapes.Stream(codec).BytesFromStream(codec);
    }

    internal readonly struct Codec<T>(ReflectWriter<T> writer, ReflectReader<T> reader) : IStreamCodec<T>
    {
        public void Serialize(T value, Stream stream) => writer.Write(value, new BinaryEncoder(stream));

        public T Deserialize(Stream stream) => reader.Read(new BinaryDecoder(stream));
    }
}
