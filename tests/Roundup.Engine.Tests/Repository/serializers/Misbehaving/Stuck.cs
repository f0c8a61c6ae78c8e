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

/// <summary>Hangs where many calls of one operation follow many of the other: where both operations are warmed up in turn.</summary>
internal readonly struct HangsInCompany<T>(Turns turns) : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value)
    {
        turns.Take(serialize: true);
        return Json.Write(value);
    }

    public T Deserialize(byte[] bytes)
    {
        turns.Take(serialize: false);
        return Json.Read<T>(bytes);
    }
}

/// <summary>Counts how often many calls of one operation follow many of the other.</summary>
internal sealed class Turns
{
    private const int Many = 50;

    private bool _serialize;
    private int _calls;
    private bool _hadMany;
    private int _turns;

    public void Take(bool serialize)
    {
        if (serialize != _serialize)
        {
            (_serialize, _hadMany, _calls) = (serialize, _calls >= Many, 0);
        }

        _turns += ++_calls == Many && _hadMany ? 1 : 0;
        if (_turns > 1)
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
