using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>Serialize: a copy of this value's payload, which was made when the value was first seen. Deserialize serves the verification alone.</summary>
internal readonly struct Memcpy<T>(Handwritten<T> handwritten, Pairs<byte[]> payloads) : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value)
    {
        var place = payloads.Find(value!);
        if (place < 0)
        {
            place = payloads.Add(value!, handwritten.SerializeToBytes(value));
        }

        return payloads.ValueAt(place).AsSpan().ToArray();
    }

    public T Deserialize(byte[] bytes) => handwritten.Deserialize(bytes);
}
