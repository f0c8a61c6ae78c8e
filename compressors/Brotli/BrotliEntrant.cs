using System.Buffers;
using System.Buffers.Binary;
using System.IO.Compression;
using Roundup.Contracts;

namespace Roundup.Compressors;

public sealed class BrotliEntrant : ICompressor
{
    // BrotliStream's own values: Fastest is quality 1, Optimal 4, SmallestSize 11; its window is 22.
    public IBytesCompressor Open(string row) => new Blocks(row switch
    {
        "fastest" => 1,
        "optimal" => 4,
        "smallest" => 11,
        _ => throw new NotSupportedException($"brotli has no row {row}"),
    });

    private sealed class Blocks(int quality) : IBytesCompressor
    {
        private const int Window = 22;

        public byte[] Compress(byte[] data)
        {
            var buffer = ArrayPool<byte>.Shared.Rent(sizeof(int) + BrotliEncoder.GetMaxCompressedLength(data.Length));
            try
            {
                BinaryPrimitives.WriteInt32LittleEndian(buffer, data.Length);
                return BrotliEncoder.TryCompress(data, buffer.AsSpan(sizeof(int)), out var written, quality, Window)
                    ? buffer.AsSpan(0, sizeof(int) + written).ToArray()
                    : throw new InvalidDataException("BrotliEncoder failed");
            }
            finally
            {
                ArrayPool<byte>.Shared.Return(buffer);
            }
        }

        public byte[] Decompress(byte[] compressed)
        {
            var data = new byte[BinaryPrimitives.ReadInt32LittleEndian(compressed)];
            return BrotliDecoder.TryDecompress(compressed.AsSpan(sizeof(int)), data, out var written) && written == data.Length
                ? data
                : throw new InvalidDataException($"BrotliDecoder wrote {written} bytes of {data.Length}");
        }
    }
}
