using Roundup.Engine.Files;

namespace Roundup.Engine.Tests.Builds;

/// <summary>The cache does not only grow, and what a run uses stays.</summary>
public sealed class BuildCacheTests : IDisposable
{
    private readonly DirectoryInfo _root = Directory.CreateTempSubdirectory("roundup-cache-");
    private readonly RepositoryLayout _layout;

    public BuildCacheTests() => _layout = new(_root.FullName);

    public void Dispose() => _root.Delete(recursive: true);

    private static DateTime Now => DateTime.UtcNow;

    [Fact]
    public void Entries_are_told_by_kind_with_their_sizes()
    {
        Add("units/A-plain-net10.0", 10);
        Add("models/plain/Users", 20);
        Add("models/messagepack/Users", 5);
        File.WriteAllBytes(Path.Combine(Directory.CreateDirectory(_layout.Values).FullName, "Users-1.bin"), new byte[7]);

        new BuildCache(_layout, Now).Entries().Select(entry => (entry.Kind, entry.Bytes)).Order()
            .ShouldBe([("models", 5L), ("models", 20L), ("units", 10L), ("values", 7L)]);
    }

    [Fact]
    public void What_was_not_used_for_long_goes_and_what_was_used_stays()
    {
        var old = Add("units/Old", 1, daysAgo: 61);
        var used = Add("units/Used", 1, daysAgo: 59);
        var resumable = Add("private/run", 1, daysAgo: 61);
        var results = Add("results/run", 1, daysAgo: 400);

        using (CacheUse.Begin(_layout))
        {
        }

        Directory.Exists(old).ShouldBeFalse();
        new[] { used, resumable, results }.ShouldAllBe(folder => Directory.Exists(folder));
    }

    [Theory]
    [InlineData("datasets/iris.csv")]
    [InlineData("units/mine.txt")]
    [InlineData(".hidden")]
    public void A_folder_of_other_files_becomes_no_cache(string file)
    {
        var path = Path.Combine(_root.FullName, file);
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        File.WriteAllText(path, "precious");

        var thrown = Should.Throw<RoundupException>(() => BuildCache.Claim(_root.FullName));

        thrown.ExitCode.ShouldBe(ExitCode.Usage);
        thrown.Message.ShouldContain($"{_root.FullName} has files and is no cache of Roundup");
        Directory.GetFiles(_root.FullName, "*", SearchOption.AllDirectories).ShouldBe([path]);
    }

    [Fact]
    public void A_cache_is_marked_where_it_is_created_and_keeps_the_mode_that_its_folder_has()
    {
        if (OperatingSystem.IsWindows())
        {
            return;
        }

        var (created, shared) = (Path.Combine(_root.FullName, "new/cache"), Path.Combine(_root.FullName, "shared"));
        const UnixFileMode Shared = (UnixFileMode)0b10_111_111_101;
        Directory.CreateDirectory(shared);
        File.SetUnixFileMode(shared, Shared);

        foreach (var folder in (string[])[created, shared, created, shared])
        {
            BuildCache.Claim(folder);
            File.WriteAllText(Path.Combine(folder, "more"), "");
        }

        File.GetUnixFileMode(created).ShouldBe(OwnersFolder.Mode);
        File.GetUnixFileMode(shared).ShouldBe(Shared);
    }

    [Fact]
    public void Beyond_the_size_the_oldest_go_first()
    {
        CacheEntry[] entries =
        [
            new("units", "new", 60, Now), new("values", "old", 30, Now.AddDays(-3)), new("units", "older", 30, Now.AddDays(-5)),
        ];

        BuildCache.TooMuch(entries, Now, most: 90).Select(entry => entry.Path).ShouldBe(["older"]);
        BuildCache.TooMuch(entries, Now, most: 60).Select(entry => entry.Path).ShouldBe(["older", "old"]);
        BuildCache.TooMuch(entries, Now, most: 120).ShouldBeEmpty();
    }

    [Fact]
    public void Nothing_is_removed_while_a_run_uses_it()
    {
        var old = Add("units/Old", 1, daysAgo: 61);
        using (ExclusiveFile.Take(_layout.LockOf("use-other")))
        {
            CacheUse.Begin(_layout).Dispose();
            Should.Throw<RoundupException>(() => CacheUse.Alone(_layout, () => new BuildCache(_layout, Now).Clear()))
                .Message.ShouldContain("Another roundup uses the cache");
        }

        Directory.Exists(old).ShouldBeTrue();
    }

    [Fact]
    public void A_use_ends_with_its_process_and_leaves_no_lock()
    {
        Add("units/New", 5);
        File.WriteAllText(_layout.LockOf("use-killed"), "");
        File.WriteAllText(_layout.LockOf("New"), "");
        using (CacheUse.Begin(_layout))
        {
        }

        CacheUse.Alone(_layout, () => new BuildCache(_layout, Now).Clear()).ShouldBe(5);

        new BuildCache(_layout, Now).Entries().ShouldBeEmpty();
        Directory.EnumerateFiles(Path.GetDirectoryName(_layout.LockOf("x"))!).Select(Path.GetFileName).ShouldBe(["cache-gate.lock"]);
    }

    [Fact]
    public void Only_the_owner_reads_a_folder_with_values()
    {
        Directory.CreateDirectory(_layout.Units);
        CacheUse.Begin(_layout).Dispose();
        OwnersFolder.Create(_layout.Values);

        string[] folders = [_layout.Datasets, _layout.Models, _layout.Units, _layout.Values];
        foreach (var folder in OperatingSystem.IsWindows() ? [] : folders)
        {
            new DirectoryInfo(folder).UnixFileMode
                .ShouldBe(UnixFileMode.UserRead | UnixFileMode.UserWrite | UnixFileMode.UserExecute, folder);
        }
    }

    private string Add(string relative, int bytes, int daysAgo = 0)
    {
        Directory.CreateDirectory(Path.GetDirectoryName(_layout.LockOf("x"))!);
        var folder = Directory.CreateDirectory(Path.Combine(_layout.Artifacts, relative)).FullName;
        Directory.CreateDirectory(Path.Combine(folder, "bin"));
        File.WriteAllBytes(Path.Combine(folder, "bin", "file"), new byte[bytes]);
        Directory.SetLastWriteTimeUtc(folder, Now.AddDays(-daysAgo));
        return folder;
    }
}
