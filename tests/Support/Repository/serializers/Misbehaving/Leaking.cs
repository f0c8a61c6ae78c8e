using System.Diagnostics;
using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>Starts a process, which has all its pipes too, and ends without it.</summary>
internal readonly struct LeavesChild<T> : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value)
    {
        Process.Start("sleep", "300");
        Environment.Exit(3);
        return [];
    }

    public T Deserialize(byte[] bytes) => Json.Read<T>(bytes);
}

/// <summary>Asks for more than .NET gives.</summary>
internal readonly struct OutOfMemory<T> : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value) => new byte[int.MaxValue];

    public T Deserialize(byte[] bytes) => Json.Read<T>(bytes);
}
