using System.IO;
using System.Threading.Tasks;

namespace Roundup.Contracts;

/// <summary>Serializes to and from a stream, asynchronously.</summary>
/// <typeparam name="T">The root that is serialized.</typeparam>
public interface IAsyncStreamCodec<T>
{
    /// <summary>Writes <paramref name="value"/> at the position of <paramref name="stream"/> and leaves the stream open.</summary>
    ValueTask SerializeAsync(T value, Stream stream);

    /// <summary>Returns the object that <paramref name="stream"/> holds from its position to its end; leaves the stream open.</summary>
    ValueTask<T> DeserializeAsync(Stream stream);
}
