using System.Buffers;
#if NET9_0_OR_GREATER
using System.IO.Pipelines;
#endif

namespace Roundup.Contracts;

/// <summary>Serializes to and from a string.</summary>
/// <typeparam name="T">The root that is serialized.</typeparam>
public interface IStringCodec<T>
{
    /// <summary>Returns <paramref name="value"/> as text, a new string each time.</summary>
    string SerializeToString(T value);

    /// <summary>Returns the object that <paramref name="text"/> holds.</summary>
    T Deserialize(string text);
}

/// <summary>Serializes to and from an array of bytes.</summary>
/// <typeparam name="T">The root that is serialized.</typeparam>
public interface IBytesCodec<T>
{
    /// <summary>Returns <paramref name="value"/> as a new array of exactly the length of the payload.</summary>
    byte[] SerializeToBytes(T value);

    /// <summary>Returns the object that the whole of <paramref name="bytes"/> holds.</summary>
    T Deserialize(byte[] bytes);
}

/// <summary>Serializes to a buffer writer and from a sequence of one segment or several.</summary>
/// <typeparam name="T">The root that is serialized.</typeparam>
public interface IBufferWriterCodec<T>
{
    /// <summary>Writes <paramref name="value"/> to <paramref name="writer"/>, which is empty and keeps its memory between calls.</summary>
    void Serialize(T value, IBufferWriter<byte> writer);

    /// <summary>Returns the object that the whole of <paramref name="sequence"/> holds.</summary>
    T Deserialize(ReadOnlySequence<byte> sequence);
}

/// <summary>Serializes to and from a stream, synchronously.</summary>
/// <typeparam name="T">The root that is serialized.</typeparam>
public interface IStreamCodec<T>
{
    /// <summary>Writes <paramref name="value"/> at the position of <paramref name="stream"/> and leaves the stream open.</summary>
    void Serialize(T value, Stream stream);

    /// <summary>Returns the object that <paramref name="stream"/> holds from its position to its end; leaves the stream open.</summary>
    T Deserialize(Stream stream);
}

/// <summary>Serializes to and from a stream, asynchronously.</summary>
/// <typeparam name="T">The root that is serialized.</typeparam>
public interface IAsyncStreamCodec<T>
{
    /// <summary>Writes <paramref name="value"/> at the position of <paramref name="stream"/> and leaves the stream open.</summary>
    ValueTask SerializeAsync(T value, Stream stream);

    /// <summary>Returns the object that <paramref name="stream"/> holds from its position to its end; leaves the stream open.</summary>
    ValueTask<T> DeserializeAsync(Stream stream);
}

#if NET9_0_OR_GREATER
/// <summary>Serializes to a pipe's writer and from a pipe's reader.</summary>
/// <remarks>Available from .NET 9 on, which includes the types of pipes.</remarks>
/// <typeparam name="T">The root that is serialized.</typeparam>
public interface IPipeCodec<T>
{
    /// <summary>Writes <paramref name="value"/> to <paramref name="writer"/> and flushes it; does not complete it.</summary>
    ValueTask SerializeAsync(T value, PipeWriter writer);

    /// <summary>Returns the object that <paramref name="reader"/> delivers up to its end; does not complete it.</summary>
    ValueTask<T> DeserializeAsync(PipeReader reader);
}
#endif

/// <summary>Marks a codec of a shape that the library lacks: the codec calls another shape of the library, and reports say so.</summary>
public interface IAdapted
{
    /// <summary>The shape of the library that the codec calls.</summary>
    Shape From { get; }
}
