using System.Buffers;

namespace Roundup.Contracts;

/// <summary>Serializes to a buffer writer and from a sequence of one segment or several.</summary>
/// <typeparam name="T">The root that is serialized.</typeparam>
public interface IBufferWriterCodec<T>
{
    /// <summary>Writes <paramref name="value"/> to <paramref name="writer"/>, which is empty and keeps its memory between calls.</summary>
    void Serialize(T value, IBufferWriter<byte> writer);

    /// <summary>Returns the object that <paramref name="sequence"/>, all of it, holds.</summary>
    T Deserialize(ReadOnlySequence<byte> sequence);
}
