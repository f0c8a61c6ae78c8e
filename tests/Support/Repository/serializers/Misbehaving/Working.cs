using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>Allocates on the large object heap in each call: collections of generation 2, most of them in the background.</summary>
internal readonly struct LargeObjects<T> : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value)
    {
        GC.KeepAlive(new byte[200_000]);
        return Json.Write(value);
    }

    public T Deserialize(byte[] bytes)
    {
        GC.KeepAlive(new byte[200_000]);
        return Json.Read<T>(bytes);
    }
}

/// <summary>Waits in each call for a thread of its own.</summary>
internal readonly struct OwnLock<T>(Partner partner) : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value)
    {
        partner.Turn();
        return Json.Write(value);
    }

    public T Deserialize(byte[] bytes)
    {
        partner.Turn();
        return Json.Read<T>(bytes);
    }
}

/// <summary>A thread that answers.</summary>
internal sealed class Partner
{
    private readonly AutoResetEvent _ask = new(false);
    private readonly AutoResetEvent _answer = new(false);

    public Partner() => new Thread(Work) { IsBackground = true }.Start();

    public void Turn()
    {
        _ask.Set();
        _answer.WaitOne();
    }

    private void Work()
    {
        while (_ask.WaitOne())
        {
            _answer.Set();
        }
    }
}
