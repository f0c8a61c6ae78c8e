using System.Runtime.InteropServices;
using Roundup.Contracts;

namespace Roundup.Serializers;

internal readonly struct Hangs<T> : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value)
    {
        Thread.Sleep(Timeout.Infinite);
        return [];
    }

    public T Deserialize(byte[] bytes) => Json.Read<T>(bytes);
}

internal readonly struct Spins<T> : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value)
    {
        while (true)
        {
        }
    }

    public T Deserialize(byte[] bytes) => Json.Read<T>(bytes);
}

/// <summary>Never comes back from native code, in a way that the runtime cannot stop the thread: no collection, no orderly exit.</summary>
internal readonly struct Blocks<T> : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value)
    {
        while (true)
        {
            pause();
        }
    }

    public T Deserialize(byte[] bytes) => Json.Read<T>(bytes);

    [SuppressGCTransition]
    [DllImport("libc")]
    private static extern int pause();
}

internal readonly struct Allocates<T>(List<byte[]> hoard) : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value)
    {
        while (true)
        {
            var block = new byte[4_000_000];
            block.AsSpan().Fill(1);
            hoard.Add(block);
        }
    }

    public T Deserialize(byte[] bytes) => Json.Read<T>(bytes);
}
