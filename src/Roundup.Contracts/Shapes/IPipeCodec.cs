#if NET9_0_OR_GREATER
using System.IO.Pipelines;
using System.Threading.Tasks;

namespace Roundup.Contracts;

/// <summary>Serializes to a pipe's writer and from a pipe's reader.</summary>
/// <remarks>The types of pipes are part of .NET from version 9 on.</remarks>
/// <typeparam name="T">The root that is serialized.</typeparam>
public interface IPipeCodec<T>
{
    /// <summary>Writes <paramref name="value"/> to <paramref name="writer"/> and flushes it; does not complete it.</summary>
    ValueTask SerializeAsync(T value, PipeWriter writer);

    /// <summary>Returns the object that <paramref name="reader"/> delivers up to its end; does not complete it.</summary>
    ValueTask<T> DeserializeAsync(PipeReader reader);
}
#endif
