namespace Roundup.Cli.Tests.Commands;

/// <summary><c>roundup cache</c>.</summary>
public sealed class CacheTests : CliTests
{
    public CacheTests()
    {
        repository.Write("artifacts/units/Old/bin/a.dll", new string('x', 2_500_000));
        repository.Write("artifacts/values/Users-1.bin", new string('x', 300_000));
        repository.Write("artifacts/results/run/results.json", "precious");
    }

    [Fact]
    public async Task It_says_where_the_cache_is_and_how_large_each_kind_is()
    {
        var result = await cli.RunAsync("cache");

        result.Code.ShouldBe(0);
        var lines = result.Output.Split('\n')
            .Select(line => string.Join(' ', line.Split(' ', StringSplitOptions.RemoveEmptyEntries))).ToList();
        lines.ShouldContain($"The cache is {repository.In("artifacts")}.");
        lines.ShouldContain("units 1 2.5 MB");
        lines.ShouldContain("values 1 0.3 MB");
        lines.ShouldContain("all 2 2.8 MB");
        lines.ShouldContain("A run removes what was not used for 60 days, and the oldest beyond 20 GB.");
    }

    [Fact]
    public async Task Clear_removes_everything_but_results()
    {
        var result = await cli.RunAsync("cache", "clear");

        result.Code.ShouldBe(0, result.Error);
        result.Output.ShouldContain($"2.8 MB removed from {repository.In("artifacts")}.");
        Directory.EnumerateFileSystemEntries(repository.In("artifacts/units")).ShouldBeEmpty();
        Directory.EnumerateFileSystemEntries(repository.In("artifacts/values")).ShouldBeEmpty();
        File.Exists(repository.In("artifacts/results/run/results.json")).ShouldBeTrue();
    }
}
