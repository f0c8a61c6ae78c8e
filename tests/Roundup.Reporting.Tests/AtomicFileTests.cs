namespace Roundup.Reporting.Tests;

public sealed class AtomicFileTests : IDisposable
{
    private readonly DirectoryInfo _folder = Directory.CreateTempSubdirectory("roundup-atomic-");

    public void Dispose() => _folder.Delete(recursive: true);

    [Fact]
    public void Temporary_files_of_killed_processes_go_with_the_next_write_of_the_file()
    {
        var left = Left("results.json.999999998.part", hours: 1);
        var other = Left("results.json.gz.999999998.part", hours: 1);
        var young = Left("results.json.999999999.part", hours: 0);

        AtomicFile.Write(Path.Combine(_folder.FullName, "results.json"), "{}");

        File.Exists(left).ShouldBeFalse();
        File.Exists(other).ShouldBeTrue("it is of another file");
        File.Exists(young).ShouldBeTrue("a process on another machine may be writing it");
    }

    private string Left(string name, int hours)
    {
        var path = Path.Combine(_folder.FullName, name);
        File.WriteAllText(path, "");
        File.SetLastWriteTimeUtc(path, DateTime.UtcNow.AddHours(-hours));
        return path;
    }
}
