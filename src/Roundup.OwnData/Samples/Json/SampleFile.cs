using System.Text;
using System.Text.RegularExpressions;
using Roundup.Results.Reading;

namespace Roundup.OwnData.Samples.Json;

// Opens a sample as UTF-8, whatever it is written in: UTF-8, UTF-16 or UTF-32, with a byte order mark or without.
internal static partial class SampleFile
{
    private const int Start = 4;

    public static Stream Open(string path)
    {
        if (Directory.Exists(path))
        {
            throw DataError.InFile(path, "it is a folder, not a file with JSON; name a file in it");
        }

        DataFileKind.Json.Check(path);
        try
        {
            return BoundedFile.Open(path);
        }
        catch (Exception e) when (e is FileNotFoundException or DirectoryNotFoundException)
        {
            throw DataError.InFile(path, Missing(path), e);
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException or ArgumentException or NotSupportedException)
        {
            throw DataError.InFile(path, $"it cannot be read ({e.Message.TrimEnd('.')})", e);
        }
    }

    // Refuses a sample that gives its bytes once.
    public static void RefuseStream(string path)
    {
        if (BoundedFile.IsStream(path))
        {
            throw DataError.InFile(
                path, "a pipe or a device gives its bytes once, and a sample is read several times; write them to a file and name that");
        }
    }

    private static string Missing(string path) => Path.GetFileName(path) == "-"
        ? "standard input gives its bytes once, and a sample is read several times; write them to a file and name that"
        : Address().IsMatch(path)
            ? "addresses are not read; save what is there to a file, for example with `curl -o sample.json ADDRESS`, and name that"
            : "there is no such file; check the path";

    // A path is absolute by now, and has one slash after the scheme.
    [GeneratedRegex("(^|[/\\\\])https?:[/\\\\]")]
    private static partial Regex Address();

    public static Stream AsUtf8(Stream stream)
    {
        var start = new byte[Start];
        var length = stream.ReadAtLeast(start, Start, throwOnEndOfStream: false);
        var (encoding, mark) = Detect(start.AsSpan(0, length));
        var whole = new PrefixedStream(start.AsMemory(mark, length - mark), stream);
        return encoding is null ? whole : Encoding.CreateTranscodingStream(whole, encoding, new UTF8Encoding(false, true));
    }

    // Null for UTF-8, and the length of the mark. JSON begins with an ASCII character, so that the zeros around it tell (RFC 4627, section
    // 3).
    private static (Encoding? Encoding, int Mark) Detect(ReadOnlySpan<byte> start) => start switch
    {
        [0xEF, 0xBB, 0xBF, ..] => (null, 3),
        [0x00, 0x00, 0xFE, 0xFF] => (Utf32(bigEndian: true), 4),
        [0xFF, 0xFE, 0x00, 0x00] => (Utf32(bigEndian: false), 4),
        [0xFE, 0xFF, ..] => (Utf16(bigEndian: true), 2),
        [0xFF, 0xFE, ..] => (Utf16(bigEndian: false), 2),
        [0, 0, 0, not 0] => (Utf32(bigEndian: true), 0),
        [not 0, 0, 0, 0] => (Utf32(bigEndian: false), 0),
        [0, not 0, ..] => (Utf16(bigEndian: true), 0),
        [not 0, 0, ..] => (Utf16(bigEndian: false), 0),
        _ => (null, 0),
    };

    private static UnicodeEncoding Utf16(bool bigEndian) => new(bigEndian, byteOrderMark: false, throwOnInvalidBytes: true);

    private static UTF32Encoding Utf32(bool bigEndian) => new(bigEndian, byteOrderMark: false, throwOnInvalidCharacters: true);
}

// A stream with the bytes in front that were read to detect its encoding.
internal sealed class PrefixedStream(ReadOnlyMemory<byte> _prefix, Stream rest) : Stream
{
    private ReadOnlyMemory<byte> _prefix = _prefix;

    public override bool CanRead => true;

    public override bool CanSeek => false;

    public override bool CanWrite => false;

    public override long Length => throw new NotSupportedException();

    public override long Position
    {
        get => throw new NotSupportedException();
        set => throw new NotSupportedException();
    }

    public override int Read(byte[] buffer, int offset, int count) => Read(buffer.AsSpan(offset, count));

    public override int Read(Span<byte> buffer)
    {
        if (_prefix.IsEmpty)
        {
            return rest.Read(buffer);
        }

        var length = Math.Min(_prefix.Length, buffer.Length);
        _prefix.Span[..length].CopyTo(buffer);
        _prefix = _prefix[length..];
        return length;
    }

    public override void Flush()
    {
    }

    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

    public override void SetLength(long value) => throw new NotSupportedException();

    public override void Write(byte[] buffer, int offset, int count) => throw new NotSupportedException();

    protected override void Dispose(bool disposing)
    {
        if (disposing)
        {
            rest.Dispose();
        }

        base.Dispose(disposing);
    }
}
