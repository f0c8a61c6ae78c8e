using System.Text.Json;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>Reads wrong values from a late call on: after verification, before timing ends.</summary>
internal readonly struct WrongLate<T>(int[] calls) : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value)
    {
        calls[0]++;
        return JsonSerializer.SerializeToUtf8Bytes(value);
    }

    public T Deserialize(byte[] bytes) =>
        ++calls[0] < 1000 ? JsonSerializer.Deserialize<T>(bytes)! : Activator.CreateInstance<T>();
}

/// <summary>Gives nothing.</summary>
internal readonly struct ReturnsNull<T> : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value) => null!;

    public T Deserialize(byte[] bytes) => JsonSerializer.Deserialize<T>(bytes)!;
}
