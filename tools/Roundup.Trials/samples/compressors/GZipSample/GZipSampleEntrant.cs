using System.IO.Compression;
using Roundup.Contracts;

namespace Roundup.Compressors;

/// <summary>After learn.microsoft.com/dotnet/api/system.io.compression.gzipstream (examples): streams that are new in each call.</summary>
public sealed class GZipSampleEntrant : ICompressor
{
    public IBytesCompressor Open(string row) => new Streams();

    private sealed class Streams : IBytesCompressor
    {
        public byte[] Compress(byte[] data)
        {
            using var compressed = new MemoryStream();
            using (var compressor = new GZipStream(compressed, CompressionMode.Compress))
            {
                compressor.Write(data, 0, data.Length);
            }

            return compressed.ToArray();
        }

        public byte[] Decompress(byte[] compressed)
        {
            using var source = new MemoryStream(compressed);
            using var decompressor = new GZipStream(source, CompressionMode.Decompress);
            using var output = new MemoryStream();
            decompressor.CopyTo(output);
            return output.ToArray();
        }
    }
}
