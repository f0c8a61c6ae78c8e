using System;
#if NET
using System.Diagnostics.CodeAnalysis;
#endif
using System.Reflection;
using Roundup.Contracts;

namespace Roundup.Worker;

/// <summary>
/// Loads a compressor, which is built apart from the worker: any serializer goes with any compressor, and each is built once. The
/// one that was opened last is kept, for the next case of the same worker.
/// </summary>
internal sealed class CompressorLoader
{
    private (string Path, string Row)? _opened;
    private IBytesCompressor? _compressor;

    /// <summary>
    /// The version of the system's library that is called by the compressor that was opened last; null for one that comes with its own.
    /// </summary>
    public string? SystemVersion { get; private set; }

    /// <summary>Loads an assembly and opens a row of the compressor in it.</summary>
    /// <param name="path">The assembly; what it depends on lies beside it.</param>
    /// <param name="className">The class, with its namespace.</param>
    /// <param name="row">The row.</param>
    /// <exception cref="CompressorUnavailableException">Its native library is not on this machine.</exception>
    public IBytesCompressor Open(string path, string className, string row)
    {
        if (_compressor is null || _opened != (path, row))
        {
            _compressor = null;
            try
            {
                var compressor = Create(path, className);
                _compressor = compressor.Open(row);
                SystemVersion = (compressor as ISystemCompressor)?.LibraryVersion;
            }
            catch (Exception e) when (Causes.Find<DllNotFoundException>(e) is { } missing)
            {
                throw new CompressorUnavailableException(missing.Message, e);
            }

            _opened = (path, row);
        }

        return _compressor;
    }

#if NET
    [UnconditionalSuppressMessage("Trimming", "IL2026", Justification = "Where code is compiled ahead of time, nothing is loaded.")]
    [UnconditionalSuppressMessage("Trimming", "IL2072", Justification = "Where code is compiled ahead of time, nothing is loaded.")]
#endif
    private static ICompressor Create(string path, string className)
    {
#if NET
        if (!System.Runtime.CompilerServices.RuntimeFeature.IsDynamicCodeSupported)
        {
            throw new NotSupportedException("a worker that is compiled ahead of time cannot load a compressor");
        }

        Assembly assembly = new CompressorLoadContext(path).LoadFromAssemblyPath(path);
#else
        Assembly assembly = Assembly.LoadFrom(path);
#endif
        var type = assembly.GetType(className, throwOnError: false);
        return type is not null && typeof(ICompressor).IsAssignableFrom(type)
            ? (ICompressor)Activator.CreateInstance(type)!
            : throw new InvalidOperationException(
                $"the compressor's project has no public class {className} that implements {nameof(ICompressor)}");
    }
}
