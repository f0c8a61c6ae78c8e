#if NET
using System;
using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Runtime.Loader;

namespace Roundup.Worker;

/// <summary>
/// A compressor's assemblies, apart from the worker's: where the serializer depends on another version of the same package, each
/// keeps its own.
/// </summary>
internal sealed class CompressorLoadContext(string path) : AssemblyLoadContext("compressor")
{
    private readonly AssemblyDependencyResolver _resolver = new(path);

    /// <inheritdoc/>
    [UnconditionalSuppressMessage("Trimming", "IL2026", Justification = "Where code is compiled ahead of time, nothing is loaded.")]
    protected override Assembly? Load(AssemblyName assemblyName) =>

        // Contracts is not beside it: both sides must mean the same interface, so it comes from the worker.
        _resolver.ResolveAssemblyToPath(assemblyName) is { } file ? LoadFromAssemblyPath(file) : null;

    /// <inheritdoc/>
    protected override IntPtr LoadUnmanagedDll(string unmanagedDllName) =>
        _resolver.ResolveUnmanagedDllToPath(unmanagedDllName) is { } file ? LoadUnmanagedDllFromPath(file) : IntPtr.Zero;
}
#endif
