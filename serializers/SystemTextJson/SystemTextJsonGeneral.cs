using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>Reads a general object and tells the types apart afterwards. It only reads: Serialize makes what it is to read and is not measured.</summary>
internal readonly struct SystemTextJsonGeneral<T>(IGeneralJson<T> general, JsonTypeInfo<T> written) : IStringCodec<T>, IBytesCodec<T>
{
    public string SerializeToString(T value) => JsonSerializer.Serialize(value, written);

    public T Deserialize(string text) => general.Read(text)!;

    public byte[] SerializeToBytes(T value) => JsonSerializer.SerializeToUtf8Bytes(value, written);

    public T Deserialize(byte[] bytes) => general.Read(bytes)!;
}
