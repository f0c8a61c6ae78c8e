namespace Roundup.Contracts;

/// <summary>
/// One compressor. A class in <c>compressors/&lt;Name&gt;/</c> named like its folder implements it; the serializers (configurations)
/// that it offers are listed in the project file beside it.
/// </summary>
/// <remarks>The worker creates one instance in each process and opens one serializer of it. Nothing here is timed.</remarks>
public interface ICompressor
{
    /// <summary>Prepares one configuration: sets the level, creates contexts, loads a native library.</summary>
    /// <param name="serializer">The configuration, one of the names in the project file.</param>
    /// <exception cref="System.DllNotFoundException">
    /// The native library is not on this machine; the message is shown as the reason of <c>unavailable</c>.
    /// </exception>
    /// <exception cref="System.NotSupportedException">
    /// The serializer does not run here; the message is shown as the reason of <c>unsupported</c>.
    /// </exception>
    IBytesCompressor Open(string serializer);
}

/// <summary>A compressor that calls a library of the operating system, whose version is known only to the running process.</summary>
public interface ISystemCompressor : ICompressor
{
    /// <summary>The version of the library. It is read after <see cref="ICompressor.Open"/>.</summary>
    string LibraryVersion { get; }
}

/// <summary>
/// One configuration of a compressor, over whole arrays. Only one thread at a time uses an instance, so it may keep contexts and buffers as
/// the documentation of its library recommends. Both calls are timed.
/// </summary>
public interface IBytesCompressor
{
    /// <summary>Compresses an array.</summary>
    /// <param name="data">The output of a serializer. It must not be changed.</param>
    /// <returns>
    /// A new array of exactly the compressed length. It contains everything that <see cref="Decompress"/> needs: if the format does not
    /// store the length of the data, the length precedes the data.
    /// </returns>
    byte[] Compress(byte[] data);

    /// <summary>Restores an array.</summary>
    /// <param name="compressed">An array that <see cref="Compress"/> returned. It must not be changed.</param>
    /// <returns>A new array of exactly the length of the data.</returns>
    byte[] Decompress(byte[] compressed);
}
