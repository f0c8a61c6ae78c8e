using System.IO;

namespace Roundup.Contracts;

/// <summary>What is left of a stream, for libraries that read arrays only.</summary>
public static class StreamRest
{
    /// <summary>Reads to the end.</summary>
    /// <param name="stream">The stream; where it can seek, it is copied once.</param>
    /// <returns>An array as long as its content.</returns>
    public static byte[] Of(Stream stream) => stream.CanSeek ? ReadRest(stream) : ReadToEnd(stream);

    /// <summary>The length is known: one array, filled once.</summary>
    private static byte[] ReadRest(Stream stream)
    {
        var bytes = new byte[stream.Length - stream.Position];
        for (var read = 0; read < bytes.Length;)
        {
            var more = stream.Read(bytes, read, bytes.Length - read);
            read += more > 0 ? more : throw new EndOfStreamException("the stream ended before its length");
        }

        return bytes;
    }

    private static byte[] ReadToEnd(Stream stream)
    {
        using var copy = new MemoryStream();
        stream.CopyTo(copy);
        return copy.ToArray();
    }
}
