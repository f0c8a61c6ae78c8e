using System.Runtime.InteropServices;
using Roundup.Contracts;

namespace Roundup.Compressors;

/// <summary>One compressor, one row for each way to go wrong.</summary>
public sealed class OddEntrant : ISystemCompressor
{
    private static readonly byte[] s_compressed = new byte[1 << 16];
    private static readonly byte[] s_data = new byte[1 << 16];

    public string LibraryVersion => "4.5.6";

    public IBytesCompressor Open(string row) => row switch
    {
        "good" => new Functions(Flip, Flip),
        "throws" => new Functions(_ => throw new InvalidOperationException("too flat to be compressed"), Flip),
        "throws-reading" => new Functions(Flip, _ => throw new FormatException("too round to be decompressed")),
        "garbage" => new Functions(Flip, data => data),
        "short" => new Functions(Flip, data => Flip(data[..^1])),
        "same-buffer" => new Functions(data => Into(s_compressed, data), data => Flip(data)),
        "same-buffer-reading" => new Functions(Flip, data => Into(s_data, data)),
        "hangs" => new Functions(Flip, data =>
        {
            Thread.Sleep(Timeout.Infinite);
            return data;
        }),
        "no-library" => NativeLibrary.TryLoad("libroundup-no-such", out _)
            ? new Functions(Flip, Flip)
            : throw new DllNotFoundException("libroundup-no-such is not on this machine: install it"),
        "not-supported" => throw new NotSupportedException("not on this processor"),
        "missing-later" => new Functions(_ => throw new DllNotFoundException("libroundup-late"), Flip),
        _ => throw new InvalidOperationException($"no row {row}"),
    };

    private static byte[] Flip(byte[] data) => Array.ConvertAll(data, b => (byte)~b);

    /// <summary>Hands out one buffer every time, which breaks the contract.</summary>
    private static byte[] Into(byte[] buffer, byte[] data)
    {
        Flip(data).CopyTo(buffer, 0);
        return buffer;
    }

    private sealed class Functions(Func<byte[], byte[]> compress, Func<byte[], byte[]> decompress) : IBytesCompressor
    {
        public byte[] Compress(byte[] data) => compress(data);

        public byte[] Decompress(byte[] compressed) => decompress(compressed);
    }
}
