namespace Roundup.Engine.Files;

// A folder that only its owner can read: values of own data lie in it.
internal static class OwnersFolder
{
    public const UnixFileMode FileMode = UnixFileMode.UserRead | UnixFileMode.UserWrite;

    public const UnixFileMode Mode = UnixFileMode.UserRead | UnixFileMode.UserWrite | UnixFileMode.UserExecute;

    // Creates a folder with mode 0700, or gives an existing one that mode; on Windows the profile's rights hold.
    public static void Create(string folder)
    {
        if (OperatingSystem.IsWindows())
        {
            Directory.CreateDirectory(folder);
            return;
        }

        Directory.CreateDirectory(folder, Mode);
        try
        {
            if (File.GetUnixFileMode(folder) != Mode)
            {
                File.SetUnixFileMode(folder, Mode);
            }
        }
        catch (UnauthorizedAccessException)
        {
            // It belongs to somebody else, who decides who reads it.
        }
    }
}

internal static class WritableFolder
{
    // Creates a folder, writes a file to it and deletes the file.
    public static void EnsureWritable(string folder) => Write(folder, bytes: 1);

    // As EnsureWritable, with a file that is as large as a small assembly.
    public static void EnsureRoom(string folder) => Write(folder, bytes: 1 << 20);

    private static void Write(string folder, int bytes)
    {
        Directory.CreateDirectory(folder);
        var probe = Path.Combine(folder, ".write-test-" + Environment.ProcessId.ToString(CultureInfo.InvariantCulture));
        try
        {
            File.WriteAllBytes(probe, new byte[bytes]);
        }
        finally
        {
            File.Delete(probe);
        }
    }
}
