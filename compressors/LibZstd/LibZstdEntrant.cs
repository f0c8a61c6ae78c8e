using System.Buffers;
using System.Runtime.InteropServices;
using Roundup.Contracts;

namespace Roundup.Compressors;

public sealed class LibZstdEntrant : ISystemCompressor
{
    public string LibraryVersion => Marshal.PtrToStringUTF8(LibZstd.Version())!;

    public IBytesCompressor Open(string row)
    {
        LibZstd.Load();
        return new Frames(row switch
        {
            "default" => 3,
            "level-1" => 1,
            "level-9" => 9,
            "level-19" => 19,
            _ => throw new NotSupportedException($"libzstd has no row {row}"),
        });
    }

    private sealed class Frames(int level) : IBytesCompressor
    {
        // They live as long as the process.
        private readonly IntPtr _compressing = LibZstd.CreateCompressing();
        private readonly IntPtr _decompressing = LibZstd.CreateDecompressing();

        public byte[] Compress(byte[] data)
        {
            var frame = ArrayPool<byte>.Shared.Rent((int)LibZstd.CompressBound((nuint)data.Length));
            try
            {
                var written = LibZstd.Compress(_compressing, frame, (nuint)frame.Length, data, (nuint)data.Length, level);
                return frame.AsSpan(0, Succeeded(written)).ToArray();
            }
            finally
            {
                ArrayPool<byte>.Shared.Return(frame);
            }
        }

        public byte[] Decompress(byte[] compressed)
        {
            // Lengths above the largest array include the two values that mean "unknown" and "no frame".
            var length = LibZstd.ContentSize(compressed, (nuint)compressed.Length);
            var data = length <= (ulong)Array.MaxLength
                ? new byte[length]
                : throw new InvalidDataException("libzstd finds no frame with a length");
            var written = Succeeded(LibZstd.Decompress(_decompressing, data, (nuint)data.Length, compressed, (nuint)compressed.Length));
            return written == data.Length ? data : throw new InvalidDataException($"libzstd wrote {written} bytes of {data.Length}");
        }

        private static int Succeeded(nuint result) =>
            LibZstd.IsError(result) == 0 ? (int)result : throw new InvalidDataException($"libzstd returned error {-(nint)result}");
    }
}
