namespace Roundup.Tests.Support;

/// <summary>A temporary folder, deleted after the test.</summary>
public class TempFolder : IDisposable
{
    public string Path { get; } = Directory.CreateTempSubdirectory("roundup-cli-").FullName;

    /// <summary>Writes a file below the folder; returns its absolute path.</summary>
    public string Write(string relative, string text)
    {
        var file = In(relative);
        Directory.CreateDirectory(System.IO.Path.GetDirectoryName(file)!);
        File.WriteAllText(file, text);
        return file;
    }

    public string In(string relative) => System.IO.Path.GetFullPath(System.IO.Path.Combine(Path, relative));

    public void Dispose()
    {
        Directory.Delete(Path, recursive: true);
        GC.SuppressFinalize(this);
    }
}

/// <summary>Tests with a temporary folder of their own.</summary>
public abstract class FolderTests : IDisposable
{
    private protected readonly TempFolder folder = new();

    private protected string Root => folder.Path;

    public void Dispose()
    {
        folder.Dispose();
        GC.SuppressFinalize(this);
    }
}
