using System.IO.Compression;
using Roundup.Contracts;

namespace Roundup.Compressors;

public sealed class GZipEntrant : ICompressor
{
    public IBytesCompressor Open(string row) => new Level(row switch
    {
        "fastest" => CompressionLevel.Fastest,
        "optimal" => CompressionLevel.Optimal,
        "smallest" => CompressionLevel.SmallestSize,
        _ => throw new NotSupportedException($"gzip has no row {row}"),
    });

    private sealed class Level(CompressionLevel level) : IBytesCompressor
    {
        // Both directions write to it; each result is a copy of its content.
        private readonly MemoryStream _output = new();

        public byte[] Compress(byte[] data)
        {
            _output.SetLength(0);
            using (var compressing = new GZipStream(_output, level, leaveOpen: true))
            {
                compressing.Write(data);
            }

            return _output.ToArray();
        }

        public byte[] Decompress(byte[] compressed)
        {
            _output.SetLength(0);
            using var input = new MemoryStream(compressed, writable: false);
            using var decompressing = new GZipStream(input, CompressionMode.Decompress);
            decompressing.CopyTo(_output);
            return _output.ToArray();
        }
    }
}
