using Roundup.Cli.Tests.Support;

namespace Roundup.Cli.Tests.Commands;

public sealed class HistoryTests : IDisposable
{
    private readonly TempRepository repository = new();
    private readonly Support.Cli cli;

    public HistoryTests() => cli = new Support.Cli(repository);

    public void Dispose() => repository.Dispose();

    [Fact]
    public async Task Shows_the_runs_of_a_suite_and_writes_a_page_where_it_is_asked_for()
    {
        await cli.RunAsync("run", "--output", repository.In("runs/a"));
        await cli.RunAsync("run", "--output", repository.In("runs/b"));
        await cli.RunAsync("run", "--experiment", "fidelity", "--output", repository.In("runs/c"));

        var result = await cli.RunAsync("history", repository.In("runs"), "--output", repository.In("site"));

        result.Code.ShouldBe(0, result.Error);
        result.Output.ShouldContain("2 runs");
        result.Output.ShouldContain("Not used: c (of another suite than quick, or without times).");
        File.Exists(repository.In("site/history.html")).ShouldBeTrue();
        Directory.GetFiles(repository.In("site/charts")).ShouldNotBeEmpty();

        (await cli.RunAsync("history", repository.In("runs/c"))).Error.ShouldContain("None of these runs has times");
        (await cli.RunAsync("history", repository.In("runs"), "--baseline", "Nobody")).Code.ShouldBe(2);
    }
}
