using System.Diagnostics;
using Roundup.Contracts;

namespace Roundup.Serializers;

internal readonly struct Overflows<T> : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value) => [(byte)Deeper(1), (byte)Deeper(2)];

    public T Deserialize(byte[] bytes) => Json.Read<T>(bytes);

    private static int Deeper(int depth) => Deeper(depth + 1) + Deeper(depth + 2);
}

internal readonly struct Exits<T> : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value)
    {
        Environment.Exit(0);
        return [];
    }

    public T Deserialize(byte[] bytes) => Json.Read<T>(bytes);
}

/// <summary>Logs a lot before it dies: the runtime's words come late.</summary>
internal readonly struct FailsFastChatting<T> : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value)
    {
        for (var i = 0; i < 2000; i++)
        {
            Console.Error.WriteLine($"warning {i}: this value is not to my taste");
        }

        Environment.FailFast("I give up");
        return [];
    }

    public T Deserialize(byte[] bytes) => Json.Read<T>(bytes);
}

internal readonly struct Aborts<T> : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value)
    {
        Native.abort();
        return [];
    }

    public T Deserialize(byte[] bytes) => Json.Read<T>(bytes);
}

internal readonly struct Killed<T> : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value)
    {
        Process.GetCurrentProcess().Kill();
        Thread.Sleep(Timeout.Infinite);
        return [];
    }

    public T Deserialize(byte[] bytes) => Json.Read<T>(bytes);
}
