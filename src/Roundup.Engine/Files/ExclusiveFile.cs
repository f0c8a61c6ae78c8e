namespace Roundup.Engine.Files;

/// <summary>A file that one process at a time holds open. The system takes it back when its holder ends, however it does.</summary>
internal static class ExclusiveFile
{
    private static readonly TimeSpan s_poll = TimeSpan.FromMilliseconds(50);

    /// <summary>Opens a file, or creates it.</summary>
    /// <param name="path">The file.</param>
    /// <param name="options">How it is opened.</param>
    /// <returns>The file; null where another process holds it.</returns>
    public static FileStream? TryOpen(string path, FileOptions options = FileOptions.None)
    {
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
        catch (IOException e) when (IsHeld(e))
        {
            return null;
        }
    }

    /// <summary>Opens a file, or creates it with its folder; waits where another process holds it, which is for a short time.</summary>
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

    /// <summary>What its holder has written; empty where that cannot be read.</summary>
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

    private static bool IsHeld(IOException e)
    {
        const int SharingViolation = unchecked((int)0x80070020);
        const int WouldBlock = 11;
        const int WouldBlockOfMac = 35;
        return e.HResult is SharingViolation or WouldBlock or WouldBlockOfMac;
    }
}
