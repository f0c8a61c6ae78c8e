using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>Serialize: a copy of the value's payload, which was created for its first call. Deserialize serves verification only.</summary>
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
