using Roundup.Contracts;
using Snappier;

namespace Roundup.Compressors;

public sealed class SnappierEntrant : ICompressor
{
    public IBytesCompressor Open(string row) => new Blocks();

    private sealed class Blocks : IBytesCompressor
    {
        public byte[] Compress(byte[] data) => Snappy.CompressToArray(data);

        public byte[] Decompress(byte[] compressed) => Snappy.DecompressToArray(compressed);
    }
}
