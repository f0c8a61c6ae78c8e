namespace Roundup.Trials.Soak.Faults;

/// <summary>A file of all trials that is truncated until it is restored.</summary>
internal sealed class DamagedFile : IDisposable
{
    private readonly string _path;
    private readonly byte[] _whole;

    private DamagedFile(string path, byte[] whole, int left)
    {
        _path = path;
        _whole = whole;
        Left = left;
        Truncate(path, left);
    }

    /// <summary>The number of bytes that are left.</summary>
    public int Left { get; }

    public string Name => Path.GetFileName(_path);

    /// <summary>Truncates one of several files; null where there is none.</summary>
    public static DamagedFile? OneOf(IReadOnlyList<string> files, Random random)
    {
        if (files.Count == 0)
        {
            return null;
        }

        var path = files[random.Next(files.Count)];
        var whole = File.ReadAllBytes(path);
        return new(path, whole, random.Next(whole.Length));
    }

    /// <summary>Removes the last bytes of a file that no other trial needs.</summary>
    public static void TakeFrom(string path, int bytes)
    {
        if (File.Exists(path))
        {
            Truncate(path, (int)Math.Max(0, new FileInfo(path).Length - bytes));
        }
    }

    /// <summary>Restores the file, unless it was written anew.</summary>
    public void Dispose()
    {
        if (!File.Exists(_path) || new FileInfo(_path).Length == Left)
        {
            File.WriteAllBytes(_path, _whole);
        }
    }

    private static void Truncate(string path, int length)
    {
        using var file = new FileStream(path, FileMode.Open, FileAccess.Write, FileShare.ReadWrite);
        file.SetLength(length);
    }
}
