using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>Turns one bit of the last digit.</summary>
internal readonly struct Flips<T> : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value)
    {
        var bytes = Json.Write(value);
        bytes[bytes.AsSpan().LastIndexOfAnyInRange((byte)'0', (byte)'9')] ^= 1;
        return bytes;
    }

    public T Deserialize(byte[] bytes) => Json.Read<T>(bytes);
}

/// <summary>Leaves one member out, and does the rest well.</summary>
internal readonly struct LosesMember<T> : IBytesCodec<T>
{
    private static readonly JsonSerializerOptions s_options = new()
    {
        TypeInfoResolver = new DefaultJsonTypeInfoResolver { Modifiers = { WithoutRemark } },
    };

    public byte[] SerializeToBytes(T value) => JsonSerializer.SerializeToUtf8Bytes(value, s_options);

    public T Deserialize(byte[] bytes) => JsonSerializer.Deserialize<T>(bytes, s_options)!;

    private static void WithoutRemark(JsonTypeInfo type)
    {
        for (var i = type.Properties.Count - 1; i >= 0; i--)
        {
            if (type.Properties[i].Name == "Remark")
            {
                type.Properties.RemoveAt(i);
            }
        }
    }
}

/// <summary>From a certain call on hands out one and the same array.</summary>
internal readonly struct SameBuffer<T>(byte[] buffer, Counter counter, int from) : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value)
    {
        var bytes = Json.Write(value);
        if (++counter.Calls < from)
        {
            return bytes;
        }

        buffer.AsSpan().Fill((byte)' ');
        bytes.CopyTo(buffer, 0);
        return buffer;
    }

    public T Deserialize(byte[] bytes)
    {
        counter.Calls++;
        return Json.Read<T>(bytes);
    }
}

/// <summary>Fills one and the same object.</summary>
internal readonly struct SameObject<T>(T only) : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value) => Json.Write(value);

    public T Deserialize(byte[] bytes)
    {
        var read = Json.Read<T>(bytes);
        foreach (var property in typeof(T).GetProperties())
        {
            if (property.GetIndexParameters().Length == 0 && property.CanWrite)
            {
                property.SetValue(only, property.GetValue(read));
            }
        }

        return only;
    }
}
