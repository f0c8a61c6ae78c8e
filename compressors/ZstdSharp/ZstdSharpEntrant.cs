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
        public byte[] Compress(byte[] data) => compressor.Wrap(data).ToArray();

        public byte[] Decompress(byte[] compressed) => decompressor.Unwrap(compressed).ToArray();
    }
}
