using System.Buffers;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>The methods with the type information from the source generator.</summary>
internal readonly struct SystemTextJsonByTypeInfo<T>(JsonTypeInfo<T> type)
    : IStringCodec<T>, IBytesCodec<T>, IBufferWriterCodec<T>, IStreamCodec<T>, IAsyncStreamCodec<T>
{
    private readonly Utf8JsonWriter _json = SystemTextJsonSequence.Writer(type.Options);

    public string SerializeToString(T value) => JsonSerializer.Serialize(value, type);

    public T Deserialize(string text) => JsonSerializer.Deserialize(text, type)!;

    public byte[] SerializeToBytes(T value) => JsonSerializer.SerializeToUtf8Bytes(value, type);

    public T Deserialize(byte[] bytes) => JsonSerializer.Deserialize(bytes, type)!;

    public void Serialize(T value, IBufferWriter<byte> writer)
    {
        _json.Reset(writer);
        JsonSerializer.Serialize(_json, value, type);
    }

    public T Deserialize(ReadOnlySequence<byte> sequence) => SystemTextJsonSequence.Read(sequence, type);

    public void Serialize(T value, Stream stream) => JsonSerializer.Serialize(stream, value, type);

    public T Deserialize(Stream stream) => JsonSerializer.Deserialize(stream, type)!;

    public ValueTask SerializeAsync(T value, Stream stream) => new(JsonSerializer.SerializeAsync(stream, value, type));

    public ValueTask<T> DeserializeAsync(Stream stream) => JsonSerializer.DeserializeAsync(stream, type)!;
}
