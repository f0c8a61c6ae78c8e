using System.Text.Json;
using System.Text.Json.Nodes;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>Reads a JsonNode, then the model from it: Serialize creates its input and is not measured.</summary>
internal readonly struct SystemTextJsonNode<T> : IStringCodec<T>, IBytesCodec<T>
{
    public string SerializeToString(T value) => JsonSerializer.Serialize(value);

    public T Deserialize(string text) => JsonNode.Parse(text).Deserialize<T>()!;

    public byte[] SerializeToBytes(T value) => JsonSerializer.SerializeToUtf8Bytes(value);

    public T Deserialize(byte[] bytes) => JsonNode.Parse(bytes).Deserialize<T>()!;
}
