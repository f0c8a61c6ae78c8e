using Roundup.Contracts;
using SpanJson;

namespace Roundup.Serializers;

/// <summary>The methods without a resolver: ExcludeNullsOriginalCaseResolver is the library's default.</summary>
internal readonly struct SpanJsonDefault<T> : IStringCodec<T>, IBytesCodec<T>, IAsyncStreamCodec<T>
{
    public string SerializeToString(T value) => JsonSerializer.Generic.Utf16.Serialize(value);

    public T Deserialize(string text) => JsonSerializer.Generic.Utf16.Deserialize<T>(text);

    public byte[] SerializeToBytes(T value) => JsonSerializer.Generic.Utf8.Serialize(value);

    public T Deserialize(byte[] bytes) => JsonSerializer.Generic.Utf8.Deserialize<T>(bytes);

    public ValueTask SerializeAsync(T value, Stream stream) => JsonSerializer.Generic.Utf8.SerializeAsync(value, stream);

    public ValueTask<T> DeserializeAsync(Stream stream) => JsonSerializer.Generic.Utf8.DeserializeAsync<T>(stream);
}
