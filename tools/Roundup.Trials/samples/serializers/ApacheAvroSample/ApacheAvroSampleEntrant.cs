using Avro;
using Avro.IO;
using Avro.Reflect;
using Avro.Specific;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>
/// After apache/avro. Reflect: lang/csharp/src/apache/main/Reflect/README.md, with its class cache. Specific:
/// lang/csharp/src/apache/benchmark/Benchmarks.cs, with writer and reader kept, as lang/csharp/src/apache/perf/PerfTest.cs keeps them.
/// </summary>
public sealed class ApacheAvroSampleEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        if (row == "specific")
        {
            var schema = model.Get<Schema>();
            shapes.Bytes(new SpecificCodec<T>(new SpecificDatumWriter<T>(schema), new SpecificDatumReader<T>(schema, schema)));
            return;
        }

        DotnetTypes.Register();
        var generated = model.Get<AvroSchema>();
        var cache = new ClassCache();
        generated.Variants.ForEach(variant => cache.LoadClassCache(variant.Type, Schema.Parse(variant.Json)));
        var parsed = Schema.Parse(generated.Json);
        shapes.Bytes(new ReflectCodec<T>(new ReflectWriter<T>(parsed, cache), new ReflectReader<T>(parsed, parsed, cache)));
    }

    internal readonly struct ReflectCodec<T>(ReflectWriter<T> avroWriter, ReflectReader<T> avroReader) : IBytesCodec<T>
    {
        public byte[] SerializeToBytes(T value)
        {
            using var stream = new MemoryStream(256);
            avroWriter.Write(value, new BinaryEncoder(stream));
            return stream.ToArray();
        }

        public T Deserialize(byte[] bytes)
        {
            using var stream = new MemoryStream(bytes);
            return avroReader.Read(default!, new BinaryDecoder(stream));
        }
    }

    internal readonly struct SpecificCodec<T>(SpecificDatumWriter<T> writer, SpecificDatumReader<T> reader) : IBytesCodec<T>
    {
        public byte[] SerializeToBytes(T value)
        {
            using var outputStream = new MemoryStream();
            var encoder = new BinaryEncoder(outputStream);
            writer.Write(value, encoder);
            encoder.Flush();
            return outputStream.ToArray();
        }

        public T Deserialize(byte[] bytes)
        {
            using var inputStream = new MemoryStream(bytes);
            var decoder = new BinaryDecoder(inputStream);
            return reader.Read(default!, decoder);
        }
    }
}
