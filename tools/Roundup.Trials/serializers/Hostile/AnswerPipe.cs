namespace Roundup.Serializers;

/// <summary>
/// The pipe that answers go through, found as any library could: an open pipe that can be written to and is no standard stream.
/// </summary>
internal static class AnswerPipe
{
    public static void Write(ReadOnlySpan<byte> bytes)
    {
        foreach (var file in Find())
        {
            _ = Libc.write(file, bytes.ToArray(), bytes.Length);
        }
    }

    public static void Close()
    {
        foreach (var file in Find())
        {
            _ = Libc.close(file);
        }
    }

    private static List<int> Find() =>
    [
        .. Directory.EnumerateFileSystemEntries("/proc/self/fd")
            .Where(link => new FileInfo(link).LinkTarget?.StartsWith("pipe:", StringComparison.Ordinal) == true)
            .Select(link => int.Parse(Path.GetFileName(link)))
            .Where(file => file > 2 && IsForWriting(file)),
    ];

    // The flags are octal; the lowest digit is 1 where a file is open for writing alone.
    private static bool IsForWriting(int file) =>
        File.ReadLines($"/proc/self/fdinfo/{file}").Any(line => line.StartsWith("flags:", StringComparison.Ordinal) && line.EndsWith('1'));
}
