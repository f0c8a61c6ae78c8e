using Roundup.Contracts;
using ZstdSharp;

namespace Roundup.Compressors;

/// <summary>After oleg-st/ZstdSharp, README.md (Usage): spans, of which arrays are made here.</summary>
public sealed class ZstdSharpSampleEntrant : ICompressor
{
    public IBytesCompressor Open(string row) => new Contexts();

    private sealed class Contexts : IBytesCompressor
    {
        public byte[] Compress(byte[] data)
        {
            using var compressor = new Compressor();
            return compressor.Wrap(data).ToArray();
        }

        public byte[] Decompress(byte[] compressed)
        {
            using var decompressor = new Decompressor();
            return decompressor.Unwrap(compressed).ToArray();
        }
    }
}
