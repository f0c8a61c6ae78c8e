namespace Roundup.Engine.Files;

// A file that one process at a time can hold open. The system closes it when its holder ends, even by a crash.
internal static class ExclusiveFile
{
    private static readonly TimeSpan s_poll = TimeSpan.FromMilliseconds(50);

    // Opens or creates a file; null where another process holds it.
    // Throws IOException: it is a link, which somebody else may have made.
    public static FileStream? TryOpen(string path, FileOptions options = FileOptions.None)
    {
        if (new FileInfo(path).LinkTarget is not null)
        {
            throw new IOException($"It is a link to another file : '{path}'");
        }

        try
        {
            return new FileStream(path, new FileStreamOptions
            {
                Mode = FileMode.OpenOrCreate,
                Access = FileAccess.ReadWrite,
                Share = FileShare.None,
                Options = options,
            });
        }
        catch (IOException e) when (IsInUse(e))
        {
            return null;
        }
    }

    // Opens a file, or creates it with its folder; waits while another process holds it.
    public static FileStream Take(string path)
    {
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        FileStream? file;
        while ((file = TryOpen(path)) is null)
        {
            Thread.Sleep(s_poll);
        }

        return file;
    }

    // The text that the holder wrote; empty where the file cannot be read.
    public static string Read(string path)
    {
        try
        {
            using var file = new FileStream(path, FileMode.Open, FileAccess.Read, FileShare.ReadWrite | FileShare.Delete);
            using var reader = new StreamReader(file);
            return reader.ReadToEnd();
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            return "";
        }
    }

    private static bool IsInUse(IOException e)
    {
        const int SharingViolation = unchecked((int)0x80070020);
        const int WouldBlock = 11;
        const int WouldBlockOfMac = 35;
        return e.HResult is SharingViolation or WouldBlock or WouldBlockOfMac;
    }
}
