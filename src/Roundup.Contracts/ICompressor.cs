namespace Roundup.Contracts;

/// <summary>
/// One compressor. A class in <c>compressors/&lt;Name&gt;/</c> named like its folder implements it; the rows (configurations)
/// that it offers are listed in the project file beside it.
/// </summary>
/// <remarks>The worker creates one instance in each process and opens one row of it. Nothing here is timed.</remarks>
public interface ICompressor
{
    /// <summary>Makes ready one configuration: levels, contexts, a native library.</summary>
    /// <param name="row">The configuration, one of the names in the project file.</param>
    /// <exception cref="System.DllNotFoundException">
    /// The native library is not on this machine; the message is shown as the reason of <c>unavailable</c>.
    /// </exception>
    /// <exception cref="System.NotSupportedException">
    /// The row does not run here; the message is shown as the reason of <c>unsupported</c>.
    /// </exception>
    IBytesCompressor Open(string row);
}

/// <summary>A compressor that calls a library of the system: which version that is, only the running process knows.</summary>
public interface ISystemCompressor : ICompressor
{
    /// <summary>The library's version; asked for after <see cref="ICompressor.Open"/>.</summary>
    string LibraryVersion { get; }
}

/// <summary>
/// One configuration of a compressor, over whole arrays. An instance is used by one thread at a time, so it may keep what its library
/// tells users to keep. Both calls are timed.
/// </summary>
public interface IBytesCompressor
{
    /// <summary>Compresses.</summary>
    /// <param name="data">What a serializer wrote, the whole array; it is only read.</param>
    /// <returns>
    /// A new array of exactly the compressed length, with all that <see cref="Decompress"/> needs: where the format does not store
    /// the length of the data, it is in front.
    /// </returns>
    byte[] Compress(byte[] data);

    /// <summary>Decompresses.</summary>
    /// <param name="compressed">What <see cref="Compress"/> returned, the whole array; it is only read.</param>
    /// <returns>A new array of exactly the data's length.</returns>
    byte[] Decompress(byte[] compressed);
}
