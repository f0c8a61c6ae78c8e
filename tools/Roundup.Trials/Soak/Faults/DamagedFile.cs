namespace Roundup.Trials.Soak.Faults;

/// <summary>A file that lacks its last bytes, until it is healed: it belongs to all trials.</summary>
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

    /// <summary>How many bytes it has left.</summary>
    public int Left { get; }

    /// <summary>Its name.</summary>
    public string Name => Path.GetFileName(_path);

    /// <summary>Damages one of some files; null where there is none.</summary>
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

    /// <summary>Takes the last bytes from a file that nobody else needs.</summary>
    public static void TakeFrom(string path, int bytes)
    {
        if (File.Exists(path))
        {
            Truncate(path, (int)Math.Max(0, new FileInfo(path).Length - bytes));
        }
    }

    /// <summary>Gives it its bytes back, unless it was made anew.</summary>
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
