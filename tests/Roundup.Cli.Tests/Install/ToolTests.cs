namespace Roundup.Cli.Tests.Install;

/// <summary>The tool as a user has it: packed, installed, and run in a folder without a checkout.</summary>
public sealed class ToolTests : IDisposable
{
    private static readonly TimeSpan s_limit = TimeSpan.FromMinutes(4);

    private readonly TempFolder _folder = new();

    private string Tool => _folder.In("the tool of Zoë");

    private string User => _folder.In("the data of Zoë");

    public void Dispose()
    {
        SetWritable(isWritable: true);
        _folder.Dispose();
    }

    [SlowFact]
    public async Task The_tool_measures_own_data_and_own_serializers_and_writes_only_to_cache_and_output()
    {
        await InstallAsync();
        _folder.Write("the data of Zoë/sample.json", """[{ "id": 1, "name": "Ann" }, { "id": 2, "name": null }]""");
        var (tool, other) = (FilesIn(Tool), Directory.GetFileSystemEntries(_folder.Path));

        // These rows need no package.
        string[] rows = ["--serializer", "DataContractSerializer/binary-attributes,reference/handwritten", "--count", "1"];
        var run = await RunAsync(["run", "--data", "sample.json", .. rows, "--launches", "1", "--budget", "1m"]);
        run.ShouldContain("4 of 4 cases measured");
        run.ShouldContain($"Written to {Path.Combine(User, "roundup-results")}");
        Directory.GetFileSystemEntries(User).Select(Path.GetFileName).ShouldBe(["roundup-results", "sample.json"], ignoreOrder: true);

        (await RunAsync("new", "serializer", "Mine")).ShouldContain("Next: roundup run --serializer Mine --dataset Simple");
        (await RunAsync("check", "Mine", "--only", "values", "--dataset", "Simple", "--output", "out")).ShouldContain("of 4 cases checked");

        FilesIn(Tool).ShouldBe(tool);
        Directory.GetFileSystemEntries(_folder.Path).ShouldBe([.. other, _folder.In("cache")], ignoreOrder: true);
        (await RunAsync("--version")).ShouldStartWith("roundup ");
    }

    private async Task InstallAsync()
    {
        var (checkout, packages) = (Repository.Find(), _folder.In("packages"));
        var configuration = AppContext.BaseDirectory.Contains("Debug", StringComparison.Ordinal) ? "Debug" : "Release";
        await StartAsync(
            checkout, Toolchain.DotNet, "pack", "src/Roundup", "--no-build", "-c", configuration, "-o", packages, "-nodeReuse:false");
        await StartAsync(checkout, Toolchain.DotNet, "tool", "install", "Roundup", "--tool-path", Tool, "--source", packages);
        SetWritable(isWritable: false);
    }

    private Task<string> RunAsync(params string[] arguments) =>
        StartAsync(User, Path.Combine(Tool, OperatingSystem.IsWindows() ? "roundup.exe" : "roundup"), arguments);

    /// <summary>Runs a program, which must succeed; returns its output.</summary>
    private async Task<string> StartAsync(string at, string program, params string[] arguments)
    {
        var start = new ProcessStartInfo(program, arguments) { WorkingDirectory = at };
        start.Environment[Repository.CacheVariable] = _folder.In("cache");
        var end = await WatchedProcess.RunAsync(start, new WatchOptions(s_limit), CancellationToken.None);
        end.ExitCode.ShouldBe(0, $"{program} {string.Join(' ', arguments)}\n{end.Output}{end.Errors}");
        return end.Output;
    }

    /// <summary>All files and folders, with size and time of the last change.</summary>
    private static string[] FilesIn(string folder) =>
    [
        .. new DirectoryInfo(folder).EnumerateFileSystemInfos("*", SearchOption.AllDirectories)
            .Select(entry => $"{entry.FullName} {(entry as FileInfo)?.Length} {entry.LastWriteTimeUtc.Ticks}")
            .Order(StringComparer.Ordinal),
    ];

    private void SetWritable(bool isWritable)
    {
        if (OperatingSystem.IsWindows() || !Directory.Exists(Tool))
        {
            return;
        }

        const UnixFileMode Write = UnixFileMode.UserWrite | UnixFileMode.GroupWrite | UnixFileMode.OtherWrite;
        var root = new DirectoryInfo(Tool);
        foreach (var entry in root.EnumerateFileSystemInfos("*", SearchOption.AllDirectories).Prepend(root))
        {
            entry.UnixFileMode = isWritable ? entry.UnixFileMode | UnixFileMode.UserWrite : entry.UnixFileMode & ~Write;
        }
    }
}
