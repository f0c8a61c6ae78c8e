using System.IO;

namespace Roundup.Contracts;

/// <summary>Serializes to and from a stream, synchronously.</summary>
/// <typeparam name="T">The root that is serialized.</typeparam>
public interface IStreamCodec<T>
{
    /// <summary>Writes <paramref name="value"/> at the position of <paramref name="stream"/> and leaves the stream open.</summary>
    void Serialize(T value, Stream stream);

    /// <summary>Returns the object that <paramref name="stream"/> holds from its position to its end; leaves the stream open.</summary>
    T Deserialize(Stream stream);
}
