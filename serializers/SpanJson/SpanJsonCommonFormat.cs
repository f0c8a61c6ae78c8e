using Roundup.Contracts;
using SpanJson;

namespace Roundup.Serializers;

/// <summary>The methods with a custom resolver.</summary>
internal readonly struct SpanJsonCommonFormat<T> : IStringCodec<T>, IBytesCodec<T>, IAsyncStreamCodec<T>
{
    public string SerializeToString(T value) => JsonSerializer.Generic.Utf16.Serialize<T, CommonFormatResolver<char>>(value);

    public T Deserialize(string text) => JsonSerializer.Generic.Utf16.Deserialize<T, CommonFormatResolver<char>>(text);

    public byte[] SerializeToBytes(T value) => JsonSerializer.Generic.Utf8.Serialize<T, CommonFormatResolver<byte>>(value);

    public T Deserialize(byte[] bytes) => JsonSerializer.Generic.Utf8.Deserialize<T, CommonFormatResolver<byte>>(bytes);

    public ValueTask SerializeAsync(T value, Stream stream) =>
        JsonSerializer.Generic.Utf8.SerializeAsync<T, CommonFormatResolver<byte>>(value, stream);

    public ValueTask<T> DeserializeAsync(Stream stream) =>
        JsonSerializer.Generic.Utf8.DeserializeAsync<T, CommonFormatResolver<byte>>(stream);
}
