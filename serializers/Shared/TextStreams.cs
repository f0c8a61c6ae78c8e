using System.Text;

namespace Roundup.Serializers;

/// <summary>
/// A writer and a reader over a stream, for libraries whose API takes a TextWriter and a TextReader: the same for all of them, with the
/// framework's default sizes (docs/timing-contract.md, Native and adapted).
/// </summary>
internal static class TextStreams
{
    private static readonly UTF8Encoding Utf8 = new(encoderShouldEmitUTF8Identifier: false);

    public static StreamWriter Writer(Stream stream) => new(stream, Utf8, bufferSize: 1024, leaveOpen: true);

    public static StreamReader Reader(Stream stream) =>
        new(stream, Utf8, detectEncodingFromByteOrderMarks: true, bufferSize: 1024, leaveOpen: true);
}
