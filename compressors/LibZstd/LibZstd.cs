using System.Runtime.InteropServices;

namespace Roundup.Compressors;

/// <summary>libzstd as the system's loader finds it.</summary>
internal static partial class LibZstd
{
    private const string Name = "zstd";

    // Distributions ship the bare name only with headers; the number is that of the stable interface.
    private static readonly string[] s_files = ["libzstd.so.1", "libzstd.1.dylib", "libzstd", "zstd"];
    private static readonly IntPtr s_library = Find();

    /// <summary>Checks that the library is installed.</summary>
    /// <exception cref="DllNotFoundException">It is not.</exception>
    public static void Load()
    {
        if (s_library == IntPtr.Zero)
        {
            throw new DllNotFoundException($"the system's loader finds none of {string.Join(", ", s_files)}: install libzstd");
        }
    }

    [LibraryImport(Name, EntryPoint = "ZSTD_versionString")]
    public static partial IntPtr Version();

    [LibraryImport(Name, EntryPoint = "ZSTD_createCCtx")]
    public static partial IntPtr CreateCompressing();

    [LibraryImport(Name, EntryPoint = "ZSTD_createDCtx")]
    public static partial IntPtr CreateDecompressing();

    [LibraryImport(Name, EntryPoint = "ZSTD_compressBound")]
    public static partial nuint CompressBound(nuint sourceSize);

    [LibraryImport(Name, EntryPoint = "ZSTD_compressCCtx")]
    public static partial nuint Compress(IntPtr context, byte[] target, nuint targetCapacity, byte[] source, nuint sourceSize, int level);

    [LibraryImport(Name, EntryPoint = "ZSTD_getFrameContentSize")]
    public static partial ulong ContentSize(byte[] source, nuint sourceSize);

    [LibraryImport(Name, EntryPoint = "ZSTD_decompressDCtx")]
    public static partial nuint Decompress(IntPtr context, byte[] target, nuint targetCapacity, byte[] source, nuint compressedSize);

    [LibraryImport(Name, EntryPoint = "ZSTD_isError")]
    public static partial uint IsError(nuint result);

    private static IntPtr Find()
    {
        foreach (var file in s_files)
        {
            if (NativeLibrary.TryLoad(file, typeof(LibZstd).Assembly, null, out var library))
            {
                NativeLibrary.SetDllImportResolver(typeof(LibZstd).Assembly, (name, _, _) => name == Name ? library : IntPtr.Zero);
                return library;
            }
        }

        return IntPtr.Zero;
    }
}
