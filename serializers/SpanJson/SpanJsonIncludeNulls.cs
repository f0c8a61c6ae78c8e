using Roundup.Contracts;
using SpanJson;
using SpanJson.Resolvers;

namespace Roundup.Serializers;

/// <summary>The resolver is a type parameter of the method: one of char for strings, one of byte for bytes.</summary>
internal readonly struct SpanJsonIncludeNulls<T> : IStringCodec<T>, IBytesCodec<T>, IAsyncStreamCodec<T>
{
    public string SerializeToString(T value) => JsonSerializer.Generic.Utf16.Serialize<T, IncludeNullsOriginalCaseResolver<char>>(value);

    public T Deserialize(string text) => JsonSerializer.Generic.Utf16.Deserialize<T, IncludeNullsOriginalCaseResolver<char>>(text);

    public byte[] SerializeToBytes(T value) => JsonSerializer.Generic.Utf8.Serialize<T, IncludeNullsOriginalCaseResolver<byte>>(value);

    public T Deserialize(byte[] bytes) => JsonSerializer.Generic.Utf8.Deserialize<T, IncludeNullsOriginalCaseResolver<byte>>(bytes);

    public ValueTask SerializeAsync(T value, Stream stream) =>
        JsonSerializer.Generic.Utf8.SerializeAsync<T, IncludeNullsOriginalCaseResolver<byte>>(value, stream);

    public ValueTask<T> DeserializeAsync(Stream stream) =>
        JsonSerializer.Generic.Utf8.DeserializeAsync<T, IncludeNullsOriginalCaseResolver<byte>>(stream);
}
