using System.Buffers;
using System.IO.Pipelines;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>
/// Reflection: after dotnet/performance, src/benchmarks/micro/libraries/System.Text.Json/Serializer/WriteJson.cs and ReadJson.cs; the
/// writer over a buffer as in dotnet/docs, docs/standard/serialization/system-text-json/use-utf8jsonwriter.md; pipes by the methods
/// for PipeWriter and PipeReader of the API's reference. Converters: after converters-how-to.md there, converters in the options of the
/// call.
/// </summary>
public sealed class SystemTextJsonSampleEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        if (row == "converters")
        {
            var converters = new Converters<T>(model.Get<JsonTypeInfo<T>>().Options);
            shapes.String(converters).Bytes(converters);
            return;
        }

        // As the benchmark's options for reflection: the defaults.
        var reflection = new Reflection<T>(new JsonSerializerOptions());
        shapes.String(reflection).Bytes(reflection).BufferWriter(reflection).AsyncStream(reflection).Pipe(reflection);
    }

    internal readonly struct Reflection<T>(JsonSerializerOptions options)
        : IStringCodec<T>, IBytesCodec<T>, IBufferWriterCodec<T>, IAsyncStreamCodec<T>, IPipeCodec<T>
    {
        public string SerializeToString(T value) => JsonSerializer.Serialize(value);

        public T Deserialize(string text) => JsonSerializer.Deserialize<T>(text, options)!;

        public byte[] SerializeToBytes(T value) => JsonSerializer.SerializeToUtf8Bytes(value);

        public T Deserialize(byte[] bytes) => JsonSerializer.Deserialize<T>(bytes, options)!;

        public void Serialize(T value, IBufferWriter<byte> writer)
        {
            using var json = new Utf8JsonWriter(writer);
            JsonSerializer.Serialize(json, value);
        }

        public T Deserialize(ReadOnlySequence<byte> sequence)
        {
            var reader = new Utf8JsonReader(sequence);
            return JsonSerializer.Deserialize<T>(ref reader, options)!;
        }

        public ValueTask SerializeAsync(T value, Stream stream) => new(JsonSerializer.SerializeAsync(stream, value));

        public ValueTask<T> DeserializeAsync(Stream stream) => JsonSerializer.DeserializeAsync<T>(stream, options)!;

        public ValueTask SerializeAsync(T value, PipeWriter writer) => new(JsonSerializer.SerializeAsync(writer, value));

        public ValueTask<T> DeserializeAsync(PipeReader reader) => JsonSerializer.DeserializeAsync<T>(reader, options)!;
    }

    internal readonly struct Converters<T>(JsonSerializerOptions serializeOptions) : IStringCodec<T>, IBytesCodec<T>
    {
        public string SerializeToString(T value) => JsonSerializer.Serialize(value, serializeOptions);

        public T Deserialize(string text) => JsonSerializer.Deserialize<T>(text, serializeOptions)!;

        public byte[] SerializeToBytes(T value) => JsonSerializer.SerializeToUtf8Bytes(value, serializeOptions);

        public T Deserialize(byte[] bytes) => JsonSerializer.Deserialize<T>(bytes, serializeOptions)!;
    }
}
