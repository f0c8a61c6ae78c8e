using System.IO.Compression;
using Roundup.Contracts;

namespace Roundup.Compressors;

public sealed class BrotliEntrant : ICompressor
{
    public IBytesCompressor Open(string row) => new Level(row switch
    {
        "fastest" => CompressionLevel.Fastest,
        "optimal" => CompressionLevel.Optimal,
        _ => throw new NotSupportedException($"brotli has no row {row}"),
    });

    private sealed class Level(CompressionLevel level) : IBytesCompressor
    {
        public byte[] Compress(byte[] data)
        {
            using var output = new MemoryStream();
            using (var compressing = new BrotliStream(output, level, leaveOpen: true))
            {
                compressing.Write(data);
            }

            return output.ToArray();
        }

        public byte[] Decompress(byte[] compressed)
        {
            using var input = new MemoryStream(compressed, writable: false);
            using var decompressing = new BrotliStream(input, CompressionMode.Decompress);
            using var output = new MemoryStream();
            decompressing.CopyTo(output);
            return output.ToArray();
        }
    }
}
