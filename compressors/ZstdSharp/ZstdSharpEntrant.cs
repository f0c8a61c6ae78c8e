using System.Buffers;
using Roundup.Contracts;
using ZstdSharp;
using ZstdSharp.Unsafe;

namespace Roundup.Compressors;

public sealed class ZstdSharpEntrant : ICompressor
{
    public IBytesCompressor Open(string row)
    {
        var compressor = new Compressor(row switch
        {
            "default" or "checksum" => Compressor.DefaultCompressionLevel,
            "level-1" => 1,
            "level-9" => 9,
            "level-19" => 19,
            _ => throw new NotSupportedException($"ZstdSharp has no row {row}"),
        });
        if (row == "checksum")
        {
            compressor.SetParameter(ZSTD_cParameter.ZSTD_c_checksumFlag, 1);
        }

        return new Frames(compressor, new Decompressor());
    }

    private sealed class Frames(Compressor compressor, Decompressor decompressor) : IBytesCompressor
    {
        public byte[] Compress(byte[] data)
        {
            var buffer = ArrayPool<byte>.Shared.Rent(Compressor.GetCompressBound(data.Length));
            try
            {
                return buffer.AsSpan(0, compressor.Wrap(data, buffer)).ToArray();
            }
            finally
            {
                ArrayPool<byte>.Shared.Return(buffer);
            }
        }

        // Not Unwrap(compressed): it returns a span, of which an array would be a second copy.
        public byte[] Decompress(byte[] compressed)
        {
            var length = Decompressor.GetDecompressedSize(compressed);
            var data = length <= (ulong)Array.MaxLength
                ? new byte[length]
                : throw new InvalidDataException($"the frame claims a length of {length} bytes");
            var written = decompressor.Unwrap(compressed, data);
            return written == data.Length ? data : throw new InvalidDataException($"ZstdSharp wrote {written} bytes of {data.Length}");
        }
    }
}
