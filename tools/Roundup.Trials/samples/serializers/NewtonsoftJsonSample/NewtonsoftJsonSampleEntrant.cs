using Newtonsoft.Json;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>
/// After JamesNK/Newtonsoft.Json. Strings: Src/Newtonsoft.Json.Tests/Benchmarks/SerializeComparisonBenchmarks.cs and
/// DeserializeComparisonBenchmarks.cs (JsonNet). Streams: Doc/Performance.aml (Optimize Memory Usage, the sample DeserializeStream of
/// Documentation/PerformanceTests.cs) and Benchmarks/SerializeBenchmarks.cs, without indentation.
/// </summary>
public sealed class NewtonsoftJsonSampleEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull =>
        shapes.String(default(Codec<T>)).Stream(default(Codec<T>));

    internal readonly struct Codec<T> : IStringCodec<T>, IStreamCodec<T>
    {
        public string SerializeToString(T value) => JsonConvert.SerializeObject(value);

        public T Deserialize(string text) => JsonConvert.DeserializeObject<T>(text)!;

        // The sample closes its file; here the stream stays open.
        public void Serialize(T value, Stream stream)
        {
            using var file = new StreamWriter(stream, leaveOpen: true);
            var serializer = new JsonSerializer();
            serializer.Serialize(file, value);
        }

        public T Deserialize(Stream stream)
        {
            using var sr = new StreamReader(stream, leaveOpen: true);
            using var reader = new JsonTextReader(sr);
            var serializer = new JsonSerializer();
            return serializer.Deserialize<T>(reader)!;
        }
    }
}
