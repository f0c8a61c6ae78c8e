using System.Runtime.InteropServices;

namespace Roundup.Compressors;

/// <summary>liblz4 as the system's loader finds it.</summary>
internal static partial class LibLz4
{
    private const string Name = "lz4";

    // Distributions ship the bare name only with headers; the number is that of the stable interface.
    private static readonly string[] s_files = ["liblz4.so.1", "liblz4.1.dylib", "liblz4", "lz4"];
    private static readonly IntPtr s_library = Find();

    /// <summary>Checks that the library is installed.</summary>
    /// <exception cref="DllNotFoundException">It is not.</exception>
    public static void Load()
    {
        if (s_library == IntPtr.Zero)
        {
            throw new DllNotFoundException($"the system's loader finds none of {string.Join(", ", s_files)}: install liblz4");
        }
    }

    [LibraryImport(Name, EntryPoint = "LZ4_versionString")]
    public static partial IntPtr Version();

    [LibraryImport(Name, EntryPoint = "LZ4_compressBound")]
    public static partial int CompressBound(int inputSize);

    [LibraryImport(Name, EntryPoint = "LZ4_compress_default")]
    public static partial int Compress(byte[] source, ref byte target, int sourceSize, int targetCapacity);

    [LibraryImport(Name, EntryPoint = "LZ4_compress_HC")]
    public static partial int CompressHigh(byte[] source, ref byte target, int sourceSize, int targetCapacity, int level);

    [LibraryImport(Name, EntryPoint = "LZ4_decompress_safe")]
    public static partial int Decompress(in byte source, byte[] target, int compressedSize, int targetCapacity);

    private static IntPtr Find()
    {
        foreach (var file in s_files)
        {
            if (NativeLibrary.TryLoad(file, typeof(LibLz4).Assembly, null, out var library))
            {
                NativeLibrary.SetDllImportResolver(typeof(LibLz4).Assembly, (name, _, _) => name == Name ? library : IntPtr.Zero);
                return library;
            }
        }

        return IntPtr.Zero;
    }
}
