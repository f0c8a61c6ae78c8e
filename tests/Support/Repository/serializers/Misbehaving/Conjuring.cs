using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>Writes nothing and returns a default object.</summary>
internal readonly struct DefaultObject<T> : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value) => [];

    public T Deserialize(byte[] bytes) => Activator.CreateInstance<T>();
}

/// <summary>Writes nothing and hands the value over inside the process.</summary>
internal readonly struct HandsOver<T>(Queue<T> values) : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value)
    {
        values.Enqueue(value);
        return [];
    }

    public T Deserialize(byte[] bytes) => Json.Read<T>(Json.Write(values.Dequeue()));
}

/// <summary>Writes a ticket and keeps the value under it.</summary>
internal readonly struct HandsOverByTicket<T>(Dictionary<Guid, T> values) : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value)
    {
        var ticket = Guid.NewGuid();
        values[ticket] = value;
        return ticket.ToByteArray();
    }

    public T Deserialize(byte[] bytes) => Json.Read<T>(Json.Write(values[new Guid(bytes)]));
}
