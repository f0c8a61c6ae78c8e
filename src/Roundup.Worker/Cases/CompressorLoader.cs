using System.Reflection;
using Roundup.Worker.Messages;
#if NET
using System.Diagnostics.CodeAnalysis;
using System.Runtime.Loader;
#endif

namespace Roundup.Worker.Cases;

// Loads a compressor, which is built separately from the worker, so that each serializer and each compressor is built only once. Keeps the
// compressor that was opened last for the next case.
internal sealed class CompressorLoader
{
    private (string Path, string Row)? _opened;
    private IBytesCompressor? _compressor;

    // The version of the library of the operating system that the last opened compressor calls; null if it calls none.
    public string? SystemVersion { get; private set; }

    // Loads an assembly and opens a serializer of its compressor.
    // Throws CompressorUnavailableException: the native library of the compressor is not on this machine.
    public IBytesCompressor Open(string path, string className, string serializer)
    {
        if (_compressor is null || _opened != (path, serializer))
        {
            _compressor = null;
            try
            {
                var compressor = Create(path, className);
                _compressor = compressor.Open(serializer);
                SystemVersion = (compressor as ISystemCompressor)?.LibraryVersion;
            }
            catch (Exception e) when (ExceptionCauses.Find<DllNotFoundException>(e) is { } missing)
            {
                throw new CompressorUnavailableException(missing.Message, e);
            }

            _opened = (path, serializer);
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

// The native library of a compressor is not on this machine. The outcome of the case is unavailable.
internal sealed class CompressorUnavailableException(string message, Exception inner) : Exception(message, inner);

#if NET
// Loads the assemblies of a compressor separately from those of the worker, so that serializer and compressor can use different versions of
// the same package.
internal sealed class CompressorLoadContext(string path) : AssemblyLoadContext("compressor")
{
    private readonly AssemblyDependencyResolver _resolver = new(path);

    [UnconditionalSuppressMessage("Trimming", "IL2026", Justification = "Where code is compiled ahead of time, nothing is loaded.")]
    protected override Assembly? Load(AssemblyName assemblyName) =>

        // Contracts is not in the folder of the compressor, so it comes from the worker: both sides must have the same interface.
        _resolver.ResolveAssemblyToPath(assemblyName) is { } file ? LoadFromAssemblyPath(file) : null;

    protected override IntPtr LoadUnmanagedDll(string unmanagedDllName) =>
        _resolver.ResolveUnmanagedDllToPath(unmanagedDllName) is { } file ? LoadUnmanagedDllFromPath(file) : IntPtr.Zero;
}
#endif
