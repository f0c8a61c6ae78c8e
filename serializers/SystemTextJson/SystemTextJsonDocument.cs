using System.Text.Json;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>Reads a JsonDocument, then the model from it: Serialize creates its input and is not measured.</summary>
internal readonly struct SystemTextJsonDocument<T> : IStringCodec<T>, IBytesCodec<T>
{
    public string SerializeToString(T value) => JsonSerializer.Serialize(value);

    public T Deserialize(string text)
    {
        using var document = JsonDocument.Parse(text);
        return document.Deserialize<T>()!;
    }

    public byte[] SerializeToBytes(T value) => JsonSerializer.SerializeToUtf8Bytes(value);

    public T Deserialize(byte[] bytes)
    {
        using var document = JsonDocument.Parse(bytes);
        return document.Deserialize<T>()!;
    }
}
