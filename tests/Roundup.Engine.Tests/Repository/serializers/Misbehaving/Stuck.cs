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

/// <summary>Hangs after more calls than a verification makes.</summary>
internal readonly struct HangsWhenWarm<T>(Counter counter) : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value)
    {
        if (++counter.Calls > 2000)
        {
            Thread.Sleep(Timeout.Infinite);
        }

        return Json.Write(value);
    }

    public T Deserialize(byte[] bytes) => Json.Read<T>(bytes);
}

/// <summary>
/// Hangs once both operations were called more often than a verification calls them: where they are warmed up together, and not alone.
/// </summary>
internal readonly struct HangsInCompany<T>(Counter writes, Counter reads) : IBytesCodec<T>
{
    private const int Many = 1000;

    public byte[] SerializeToBytes(T value)
    {
        Count(writes);
        return Json.Write(value);
    }

    public T Deserialize(byte[] bytes)
    {
        Count(reads);
        return Json.Read<T>(bytes);
    }

    private void Count(Counter calls)
    {
        calls.Calls++;
        if (writes.Calls > Many && reads.Calls > Many)
        {
            Thread.Sleep(Timeout.Infinite);
        }
    }
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
