using K4os.Compression.LZ4;
using Roundup.Contracts;

namespace Roundup.Compressors;

/// <summary>After MiloszKrajewski/K4os.Compression.LZ4, README.md (Pickler).</summary>
public sealed class K4osLz4SampleEntrant : ICompressor
{
    public IBytesCompressor Open(string row) => new Pickler();

    private sealed class Pickler : IBytesCompressor
    {
        public byte[] Compress(byte[] data) => LZ4Pickler.Pickle(data);

        public byte[] Decompress(byte[] compressed) => LZ4Pickler.Unpickle(compressed);
    }
}
