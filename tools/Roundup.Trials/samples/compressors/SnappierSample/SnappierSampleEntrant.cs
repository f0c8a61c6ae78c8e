using Roundup.Contracts;
using Snappier;

namespace Roundup.Compressors;

/// <summary>After brantburnett/Snappier, README.md (block compression using a memory pool buffer), of which arrays are made here.</summary>
public sealed class SnappierSampleEntrant : ICompressor
{
    public IBytesCompressor Open(string row) => new Blocks();

    private sealed class Blocks : IBytesCompressor
    {
        public byte[] Compress(byte[] data)
        {
            using var compressed = Snappy.CompressToMemory(data);
            return compressed.Memory.ToArray();
        }

        public byte[] Decompress(byte[] compressed)
        {
            using var decompressed = Snappy.DecompressToMemory(compressed);
            return decompressed.Memory.ToArray();
        }
    }
}
