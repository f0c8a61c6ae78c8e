using K4os.Compression.LZ4;
using Roundup.Contracts;

namespace Roundup.Compressors;

public sealed class K4osLz4Entrant : ICompressor
{
    public IBytesCompressor Open(string row) => new Pickler(row switch
    {
        "fast" => LZ4Level.L00_FAST,
        "high" => LZ4Level.L09_HC,
        _ => throw new NotSupportedException($"K4os.LZ4 has no row {row}"),
    });

    private sealed class Pickler(LZ4Level level) : IBytesCompressor
    {
        public byte[] Compress(byte[] data) => LZ4Pickler.Pickle(data, level);

        public byte[] Decompress(byte[] compressed) => LZ4Pickler.Unpickle(compressed);
    }
}
