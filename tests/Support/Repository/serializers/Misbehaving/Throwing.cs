using Roundup.Contracts;

namespace Roundup.Serializers;

internal readonly struct Throws<T> : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value) => throw new InvalidOperationException("this value is not to my taste");

    public T Deserialize(byte[] bytes) => Json.Read<T>(bytes);
}

internal readonly struct ReturnsNull<T> : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value) => null!;

    public T Deserialize(byte[] bytes) => Json.Read<T>(bytes);
}

internal readonly struct ThrowsReading<T> : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value) => Json.Write(value);

    public T Deserialize(byte[] bytes) => throw new FormatException("a first line\nand a second");
}

/// <summary>Throws from a certain call on.</summary>
internal readonly struct ThrowsLater<T>(Counter counter, int call) : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value) => Next() ? Json.Write(value) : throw new InvalidOperationException("enough calls");

    public T Deserialize(byte[] bytes) => call < 100 || Next() ? Json.Read<T>(bytes) : throw new InvalidOperationException("enough calls");

    private bool Next() => ++counter.Calls < call;
}

internal readonly struct ThrowsElsewhere<T> : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value)
    {
        var thread = new Thread(() => throw new InvalidOperationException("on a thread of my own"));
        thread.Start();
        thread.Join();
        return Json.Write(value);
    }

    public T Deserialize(byte[] bytes) => Json.Read<T>(bytes);
}

internal readonly struct NotSupported<T> : IBytesCodec<T>
{
    // As libraries do it: the reason is inside.
    public byte[] SerializeToBytes(T value) =>
        throw new InvalidOperationException("outer", new NotSupportedException("notes are not my trade"));

    public T Deserialize(byte[] bytes) => Json.Read<T>(bytes);
}
