using System.Buffers;
using K4os.Compression.LZ4;
using K4os.Compression.LZ4.Streams;
using Roundup.Contracts;

namespace Roundup.Compressors;

public sealed class K4osLz4Entrant : ICompressor
{
    public IBytesCompressor Open(string row) => row switch
    {
        "fast" => new Pickler(LZ4Level.L00_FAST),
        "high" => new Pickler(LZ4Level.L09_HC),
        "frame-checksum" => new Frames(),
        _ => throw new NotSupportedException($"K4os.LZ4 has no row {row}"),
    };

    private sealed class Pickler(LZ4Level level) : IBytesCompressor
    {
        public byte[] Compress(byte[] data) => LZ4Pickler.Pickle(data, level);

        public byte[] Decompress(byte[] compressed) => LZ4Pickler.Unpickle(compressed);
    }

    private sealed class Frames : IBytesCompressor
    {
        // Both directions write to it; each result is a copy of its content.
        private readonly ArrayBufferWriter<byte> _output = new();

        public byte[] Compress(byte[] data)
        {
            _output.ResetWrittenCount();
            LZ4Frame.Encode(data.AsSpan(), _output, new LZ4EncoderSettings { ContentChecksum = true });
            return _output.WrittenSpan.ToArray();
        }

        public byte[] Decompress(byte[] compressed)
        {
            _output.ResetWrittenCount();
            LZ4Frame.Decode(compressed.AsSpan(), _output);
            return _output.WrittenSpan.ToArray();
        }
    }
}
