using Roundup.Contracts;

namespace Roundup.Serializers;

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

/// <summary>
/// Never returns from native code, so that the runtime cannot stop the thread, and does not let the process exit either.
/// </summary>
internal readonly struct Blocks<T> : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value)
    {
        AppDomain.CurrentDomain.ProcessExit += (_, _) => Thread.Sleep(Timeout.Infinite);
        while (true)
        {
            Native.pause();
        }
    }

    public T Deserialize(byte[] bytes) => Json.Read<T>(bytes);
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
