using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>Deserialize: new objects equal to those that this payload was made of. Serialize, off the clock, makes the payload and remembers the pair.</summary>
internal readonly struct Create<T>(Handwritten<T> handwritten, IHandwritten<T> code, Pairs<T> values) : IBytesCodec<T>
{
    public byte[] SerializeToBytes(T value)
    {
        var payload = handwritten.SerializeToBytes(value);
        values.Add(payload, value);
        return payload;
    }

    public T Deserialize(byte[] bytes)
    {
        var place = values.Find(bytes);
        if (place < 0)
        {
            // A payload that came as a copy is not known by reference: it is read once and known from then on.
            place = values.Add(bytes, handwritten.Deserialize(bytes));
        }

        return code.Copy(values.ValueAt(place))!;
    }
}
