using System.Buffers;
using System.Text.Json;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>The methods with options, in which the library looks the type up.</summary>
internal readonly struct SystemTextJsonByOptions<T>(JsonSerializerOptions options)
    : IStringCodec<T>, IBytesCodec<T>, IBufferWriterCodec<T>, IStreamCodec<T>, IAsyncStreamCodec<T>
{
    private readonly Utf8JsonWriter _json = SystemTextJsonSequence.Writer(options);

    public string SerializeToString(T value) => JsonSerializer.Serialize(value, options);

    public T Deserialize(string text) => JsonSerializer.Deserialize<T>(text, options)!;

    public byte[] SerializeToBytes(T value) => JsonSerializer.SerializeToUtf8Bytes(value, options);

    public T Deserialize(byte[] bytes) => JsonSerializer.Deserialize<T>(bytes, options)!;

    public void Serialize(T value, IBufferWriter<byte> writer)
    {
        _json.Reset(writer);
        JsonSerializer.Serialize(_json, value, options);
    }

    public T Deserialize(ReadOnlySequence<byte> sequence) => SystemTextJsonSequence.Read<T>(sequence, options);

    public void Serialize(T value, Stream stream) => JsonSerializer.Serialize(stream, value, options);

    public T Deserialize(Stream stream) => JsonSerializer.Deserialize<T>(stream, options)!;

    public ValueTask SerializeAsync(T value, Stream stream) => new(JsonSerializer.SerializeAsync(stream, value, options));

    public ValueTask<T> DeserializeAsync(Stream stream) => JsonSerializer.DeserializeAsync<T>(stream, options)!;
}
