using System.Buffers;
using System.IO.Compression;
using Roundup.Contracts;

namespace Roundup.Compressors;

public sealed class ZstandardEntrant : ICompressor
{
    public IBytesCompressor Open(string row) => new Frames(row switch
    {
        "default" => ZstandardCompressionOptions.DefaultQuality,
        "level-1" => 1,
        "level-9" => 9,
        "level-19" => 19,
        _ => throw new NotSupportedException($"zstandard has no row {row}"),
    });

    private sealed class Frames(int quality) : IBytesCompressor
    {
        // They live as long as the process.
        private readonly ZstandardEncoder _encoder = new(quality);
        private readonly ZstandardDecoder _decoder = new();

        public byte[] Compress(byte[] data)
        {
            var frame = ArrayPool<byte>.Shared.Rent(checked((int)ZstandardEncoder.GetMaxCompressedLength(data.Length)));
            try
            {
                _encoder.SetSourceLength(data.Length);
                var status = _encoder.Compress(data, frame, out _, out var written, isFinalBlock: true);
                _encoder.Reset();
                return status == OperationStatus.Done
                    ? frame.AsSpan(0, written).ToArray()
                    : throw new InvalidDataException($"ZstandardEncoder ended with {status}");
            }
            finally
            {
                ArrayPool<byte>.Shared.Return(frame);
            }
        }

        public byte[] Decompress(byte[] compressed)
        {
            // For a frame that stores the length, the greatest length is the length.
            var data = ZstandardDecoder.TryGetMaxDecompressedLength(compressed, out var length)
                ? new byte[length]
                : throw new InvalidDataException("ZstandardDecoder finds no frame with a length");
            var status = _decoder.Decompress(compressed, data, out _, out var written);
            _decoder.Reset();
            return status == OperationStatus.Done && written == data.Length
                ? data
                : throw new InvalidDataException($"ZstandardDecoder ended with {status} after {written} bytes of {data.Length}");
        }
    }
}
