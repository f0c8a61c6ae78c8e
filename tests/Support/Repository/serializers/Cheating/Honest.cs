using System.Buffers;
using System.Collections.Concurrent;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using Roundup.Contracts;

namespace Roundup.Serializers;

internal readonly struct Good<T> : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value) => Json.Write(value);

    public T Deserialize(byte[] bytes) => Json.Read<T>(bytes);
}

/// <summary>Keeps a buffer for each thread.</summary>
internal readonly struct ThreadStaticBuffer<T> : IBytesCodec<T>
{
    [ThreadStatic]
    private static ArrayBufferWriter<byte>? t_buffer;

    public byte[] SerializeToBytes(T value)
    {
        var buffer = t_buffer ??= new ArrayBufferWriter<byte>(1 << 16);
        buffer.ResetWrittenCount();
        using var writer = new Utf8JsonWriter(buffer);
        JsonSerializer.Serialize(writer, value);
        return buffer.WrittenSpan.ToArray();
    }

    public T Deserialize(byte[] bytes)
    {
        var buffer = t_buffer ??= new ArrayBufferWriter<byte>(1 << 16);
        buffer.ResetWrittenCount();
        buffer.Write(bytes);
        return JsonSerializer.Deserialize<T>(buffer.WrittenSpan)!;
    }
}

/// <summary>Takes buffers from the pool that all share.</summary>
internal readonly struct Pooled<T> : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value)
    {
        var plain = Json.Write(value);
        var buffer = ArrayPool<byte>.Shared.Rent(plain.Length);
        plain.CopyTo(buffer, 0);
        var bytes = buffer.AsSpan(0, plain.Length).ToArray();
        ArrayPool<byte>.Shared.Return(buffer);
        return bytes;
    }

    public T Deserialize(byte[] bytes)
    {
        var buffer = ArrayPool<byte>.Shared.Rent(bytes.Length);
        bytes.CopyTo(buffer, 0);
        var value = JsonSerializer.Deserialize<T>(buffer.AsSpan(0, bytes.Length))!;
        ArrayPool<byte>.Shared.Return(buffer);
        return value;
    }
}

/// <summary>Looks up what it knows of a type in each call.</summary>
internal readonly struct CacheByType<T> : IBytesCodec<T>
{
    private static readonly ConcurrentDictionary<Type, JsonTypeInfo> s_types = new();

    public byte[] SerializeToBytes(T value) => JsonSerializer.SerializeToUtf8Bytes(value, (JsonTypeInfo<T>)Info());

    public T Deserialize(byte[] bytes) => JsonSerializer.Deserialize(bytes, (JsonTypeInfo<T>)Info())!;

    private static JsonTypeInfo Info() => s_types.GetOrAdd(typeof(T), JsonSerializerOptions.Default.GetTypeInfo);
}
