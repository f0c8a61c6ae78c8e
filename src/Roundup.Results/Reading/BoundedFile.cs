namespace Roundup.Results.Reading;

/// <summary>Files as bytes, up to a limit: a device or a file without end must not fill the memory.</summary>
public static class BoundedFile
{
    private static ReadOnlySpan<byte> Mark => [0xEF, 0xBB, 0xBF];

    /// <summary>The content; null where it is longer than the limit.</summary>
    /// <param name="path">The file.</param>
    /// <param name="most">The limit, bytes.</param>
    /// <exception cref="IOException">It cannot be read.</exception>
    public static byte[]? Read(string path, int most)
    {
        using var stream = File.OpenRead(path);
        return Read(stream, most);
    }

    /// <summary>The rest of a stream; null where it is longer than the limit.</summary>
    /// <param name="stream">The stream.</param>
    /// <param name="most">The limit, bytes.</param>
    public static byte[]? Read(Stream stream, int most)
    {
        ArgumentNullException.ThrowIfNull(stream);
        using var bytes = new MemoryStream(stream.CanSeek ? (int)Math.Clamp(stream.Length - stream.Position, 0, most) : 0);
        var buffer = new byte[64 * 1024];
        while (stream.Read(buffer) is var read and > 0)
        {
            if (bytes.Length + read > most)
            {
                return null;
            }

            bytes.Write(buffer, 0, read);
        }

        return bytes.Length == bytes.Capacity ? bytes.GetBuffer() : bytes.ToArray();
    }

    /// <summary>The content without the byte order mark that some editors put in front.</summary>
    public static ReadOnlyMemory<byte> WithoutMark(byte[] bytes) =>
        bytes.AsSpan().StartsWith(Mark) ? bytes.AsMemory(Mark.Length) : bytes;

    /// <summary>What is wrong with a file that is longer than the limit.</summary>
    public static string TooLong(int most) => $"it is longer than {most / (1024 * 1024)} MB, which no such file is";
}
