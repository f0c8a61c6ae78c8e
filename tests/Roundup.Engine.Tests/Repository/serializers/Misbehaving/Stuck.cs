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
        if (++counter.Calls > 300)
        {
            Thread.Sleep(Timeout.Infinite);
        }

        return Json.Write(value);
    }

    public T Deserialize(byte[] bytes) => Json.Read<T>(bytes);
}

/// <summary>
/// Hangs where slices of both operations take turns often, each of some calls: where they are warmed up together, not in verification, and
/// not where one is warmed up after the other.
/// </summary>
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

internal sealed class Turns
{
    private const int Slice = 10;
    private const int MostTurns = 6;

    private bool _serialize;
    private int _calls;
    private int _turns;

    public void Take(bool serialize)
    {
        if (serialize != _serialize)
        {
            _turns += _calls >= Slice ? 1 : 0;
            (_serialize, _calls) = (serialize, 0);
        }

        _calls++;
        if (_turns > MostTurns)
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
