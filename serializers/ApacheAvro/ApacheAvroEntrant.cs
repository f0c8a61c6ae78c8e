using Avro;
using Avro.IO;
using Avro.Reflect;
using Avro.Specific;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class ApacheAvroEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        switch (row)
        {
            case "reflect":
                var (schema, cache) = Registered(model.Get<AvroSchema>());
                var reflect = new ReflectCodec<T>(new(schema, cache), new(Writers(model, schema), schema, cache));
                shapes.Stream(reflect).BytesFromStream(reflect);
                break;
            case "specific":
                var own = model.Get<Schema>();
                var specific = new SpecificCodec<T>(new(own), new(Writers(model, own), own));
                shapes.Stream(specific).BytesFromStream(specific);
                break;
            default:
                throw new NotSupportedException($"Apache.Avro has no row {row}");
        }
    }

    internal readonly struct ReflectCodec<T>(ReflectWriter<T> writer, ReflectReader<T> reader) : IStreamCodec<T>
    {
        public void Serialize(T value, Stream stream) => writer.Write(value, new BinaryEncoder(stream));

        public T Deserialize(Stream stream) => reader.Read(new BinaryDecoder(stream));
    }

    /// <summary>T is a class that the library's CodeGen made of a schema.</summary>
    internal readonly struct SpecificCodec<T>(SpecificDatumWriter<T> writer, SpecificDatumReader<T> reader) : IStreamCodec<T>
    {
        public void Serialize(T value, Stream stream) => writer.Write(value, new BinaryEncoder(stream));

        public T Deserialize(Stream stream) => reader.Read(default!, new BinaryDecoder(stream));
    }

    /// <summary>The schema of the payloads that are read: every reader of Avro has it, from a registry or a container file.</summary>
    private static Schema Writers<T>(Model<T> model, Schema own)
        where T : notnull
    {
        if (model.Find<PayloadSchema>() is not { } schema)
        {
            return own;
        }

        schema.Own = own.ToString();

        // Two versions of a schema have the same names of records; the classes of avrogen have the dataset in their namespace.
        return schema.Writer is not { } text ? own
            : Schema.Parse(text) is RecordSchema { Namespace: { } from } && own is RecordSchema { Namespace: { } to }
            ? Schema.Parse(text.Replace($"\"{from}", $"\"{to}"))
            : Schema.Parse(text);
    }

    private static (Schema Schema, ClassCache Cache) Registered(AvroSchema generated)
    {
        DotnetTypes.Register();
        var cache = new ClassCache();
        foreach (var (type, json) in generated.Variants)
        {
            cache.LoadClassCache(type, Schema.Parse(json));
        }

        return (Schema.Parse(generated.Json), cache);
    }
}
