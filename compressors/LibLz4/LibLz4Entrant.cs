using System.Buffers;
using System.Buffers.Binary;
using System.Runtime.InteropServices;
using Roundup.Contracts;

namespace Roundup.Compressors;

public sealed class LibLz4Entrant : ISystemCompressor
{
    public string LibraryVersion => Marshal.PtrToStringUTF8(LibLz4.Version())!;

    public IBytesCompressor Open(string row)
    {
        LibLz4.Load();
        return new Blocks(row switch
        {
            "default" => null,
            "high" => 9,
            _ => throw new NotSupportedException($"liblz4 has no row {row}"),
        });
    }

    private sealed class Blocks(int? highLevel) : IBytesCompressor
    {
        public byte[] Compress(byte[] data)
        {
            var block = ArrayPool<byte>.Shared.Rent(sizeof(int) + LibLz4.CompressBound(data.Length));
            try
            {
                BinaryPrimitives.WriteInt32LittleEndian(block, data.Length);
                var written = highLevel is { } level
                    ? LibLz4.CompressHigh(data, ref block[sizeof(int)], data.Length, block.Length - sizeof(int), level)
                    : LibLz4.Compress(data, ref block[sizeof(int)], data.Length, block.Length - sizeof(int));
                return block.AsSpan(0, sizeof(int) + Succeeded(written > 0, written)).ToArray();
            }
            finally
            {
                ArrayPool<byte>.Shared.Return(block);
            }
        }

        public byte[] Decompress(byte[] compressed)
        {
            var data = new byte[BinaryPrimitives.ReadInt32LittleEndian(compressed)];
            var written = LibLz4.Decompress(in compressed[sizeof(int)], data, compressed.Length - sizeof(int), data.Length);
            Succeeded(written == data.Length, written);
            return data;
        }

        private static int Succeeded(bool condition, int result) =>
            condition ? result : throw new InvalidDataException($"liblz4 returned {result}");
    }
}
