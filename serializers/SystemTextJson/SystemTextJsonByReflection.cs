using System.Buffers;
using System.Text.Json;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>The methods without type information: the library looks the type up in its default options.</summary>
internal readonly struct SystemTextJsonByReflection<T>()
    : IStringCodec<T>, IBytesCodec<T>, IBufferWriterCodec<T>, IStreamCodec<T>, IAsyncStreamCodec<T>
{
    private readonly Utf8JsonWriter _json = SystemTextJsonSequence.Writer(JsonSerializerOptions.Default);

    public string SerializeToString(T value) => JsonSerializer.Serialize(value);

    public T Deserialize(string text) => JsonSerializer.Deserialize<T>(text)!;

    public byte[] SerializeToBytes(T value) => JsonSerializer.SerializeToUtf8Bytes(value);

    public T Deserialize(byte[] bytes) => JsonSerializer.Deserialize<T>(bytes)!;

    public void Serialize(T value, IBufferWriter<byte> writer)
    {
        _json.Reset(writer);
        JsonSerializer.Serialize(_json, value);
    }

    public T Deserialize(ReadOnlySequence<byte> sequence) => SystemTextJsonSequence.Read<T>(sequence, JsonSerializerOptions.Default);

    public void Serialize(T value, Stream stream) => JsonSerializer.Serialize(stream, value);

    public T Deserialize(Stream stream) => JsonSerializer.Deserialize<T>(stream)!;

    public ValueTask SerializeAsync(T value, Stream stream) => new(JsonSerializer.SerializeAsync(stream, value));

    public ValueTask<T> DeserializeAsync(Stream stream) => JsonSerializer.DeserializeAsync<T>(stream)!;
}
