using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>Keeps the payload of each object: hands it out, or a clone of it. The first calls are honest.</summary>
internal readonly struct PayloadByObject<T>(Dictionary<object, byte[]> payloads, bool clones, Counter counter, int honest = 0)
    : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value)
    {
        if (counter.Calls++ < honest)
        {
            return Json.Write(value);
        }

        if (!payloads.TryGetValue(value!, out var payload))
        {
            payloads[value!] = payload = Json.Write(value);
        }

        return clones ? (byte[])payload.Clone() : payload;
    }

    public T Deserialize(byte[] bytes) => Json.Read<T>(bytes);
}

/// <summary>Keeps the object of each array: hands it out, or a copy of it. The first calls are honest.</summary>
internal readonly struct ObjectByArray<T>(Dictionary<object, T> objects, IHandwritten<T>? copies, Counter counter, int honest = 0)
    : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value) => Json.Write(value);

    public T Deserialize(byte[] bytes)
    {
        if (counter.Calls++ < honest)
        {
            return Json.Read<T>(bytes);
        }

        if (!objects.TryGetValue(bytes, out var value))
        {
            objects[bytes] = value = Json.Read<T>(bytes);
        }

        return copies is null ? value : copies.Copy(value)!;
    }
}
