using Roundup.Contracts;
using Utf8Json;
using Utf8Json.Formatters;
using Utf8Json.Resolvers;

namespace Roundup.Serializers;

public sealed class Utf8JsonEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var codec = new Codec<T>(row switch
        {
            "default" => StandardResolver.Default,
            "time-span-text" => CompositeResolver.Create([new TimeSpanFormatter()], [StandardResolver.Default]),
            "exclude-null" => StandardResolver.ExcludeNull,
            _ => throw new NotSupportedException($"Utf8Json has no row {row}"),
        });
        shapes.String(codec).Bytes(codec).Stream(codec).AsyncStream(codec);
    }

    internal readonly struct Codec<T>(IJsonFormatterResolver resolver)
        : IStringCodec<T>, IBytesCodec<T>, IStreamCodec<T>, IAsyncStreamCodec<T>
    {
        public string SerializeToString(T value) => JsonSerializer.ToJsonString(value, resolver);

        public T Deserialize(string text) => JsonSerializer.Deserialize<T>(text, resolver);

        public byte[] SerializeToBytes(T value) => JsonSerializer.Serialize(value, resolver);

        public T Deserialize(byte[] bytes) => JsonSerializer.Deserialize<T>(bytes, resolver);

        public void Serialize(T value, Stream stream) => JsonSerializer.Serialize(stream, value, resolver);

        public T Deserialize(Stream stream) => JsonSerializer.Deserialize<T>(stream, resolver);

        public ValueTask SerializeAsync(T value, Stream stream) => new(JsonSerializer.SerializeAsync(stream, value, resolver));

        public ValueTask<T> DeserializeAsync(Stream stream) => new(JsonSerializer.DeserializeAsync<T>(stream, resolver));
    }
}
