using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>Reads a general object, then picks the type; writes such an object.</summary>
internal readonly struct SystemTextJsonGeneral<T>(IGeneralJson<T> general) : IStringCodec<T>, IBytesCodec<T>
{
    public string SerializeToString(T value) => general.WriteText(value);

    public T Deserialize(string text) => general.Read(text)!;

    public byte[] SerializeToBytes(T value) => general.WriteBytes(value);

    public T Deserialize(byte[] bytes) => general.Read(bytes)!;
}
