using Roundup.Cli.Tests.Support;
using Roundup.Results;

namespace Roundup.Cli.Tests.Commands;

/// <summary><c>roundup run all</c>.</summary>
public sealed class AllSuitesTests : IDisposable
{
    private readonly TempRepository repository = new();
    private readonly Support.Cli cli;
    private readonly List<string> ran = [];
    private string? interrupted;
    private string? failed;

    public AllSuitesTests()
    {
        repository.OwnDataSuite();
        repository.Suite("books", """{ "title": "Books", "datasets": ["Books"] }""");
        repository.Suite("users", """{ "title": "Users", "datasets": ["Users"] }""");
        cli = new Support.Cli(repository)
        {
            Engine = (start, _) =>
            {
                ran.Add(start.Plan.Suite);
                var file = SampleResults.Of(start.Plan, c => start.Plan.Suite == failed ? Outcome.Failed : Outcome.Measured);
                file = file with { Run = file.Run with { Interrupted = start.Plan.Suite == interrupted } };
                return Task.FromResult(SampleResults.Write(file, start.Folder));
            },
        };
    }

    public void Dispose() => repository.Dispose();

    [Fact]
    public async Task Runs_every_suite_into_its_own_folder_and_sums_up()
    {
        failed = "quick";

        var result = await cli.RunAsync("run", "all", "--seed", "7", "--output", repository.In("out"));

        ran.ShouldBe(["books", "quick", "users"]);
        result.Code.ShouldBe(1);
        foreach (var suite in ran)
        {
            File.Exists(repository.In($"out/{suite}/report.md")).ShouldBeTrue(suite);
        }

        var summary = File.ReadAllText(repository.In("out/summary.md"));
        summary.ShouldContain("| [books](books/report.md) | 0 |");
        summary.ShouldContain("| [quick](quick/report.md) | 3 |");
        result.Output.ShouldContain("Suite 2 of 3: quick");
        cli.Start!.Plan.Seed.ShouldBe(7UL);
    }

    [Fact]
    public async Task A_filter_that_one_suite_cannot_follow_ends_that_suite_alone()
    {
        repository.Suite("users", """{ "title": "Users", "datasets": ["Users"], "shapes": ["String"] }""");

        var result = await cli.RunAsync("run", "all", "--serializer", "Packed", "--output", repository.In("out"));

        ran.ShouldBe(["books", "quick"]);
        result.Code.ShouldBe(1);
        File.ReadAllText(repository.In("out/summary.md")).ShouldContain("| users | 2 |");
        (await cli.RunAsync("run", "all", "--output", repository.In("out"))).Error.ShouldContain("already contains a run of all suites");
    }

    [Fact]
    public async Task Interrupted_it_keeps_what_there_is_and_goes_on_with_the_rest()
    {
        interrupted = "quick";
        var first = await cli.RunAsync("run", "all", "--serializer", "Swift.Json", "--output", repository.In("out"));

        first.Code.ShouldBe(130);
        ran.ShouldBe(["books", "quick"]);
        first.Output.ShouldContain($"roundup run --resume {repository.In("out")}");
        File.ReadAllText(repository.In("out/summary.md")).ShouldContain("| users |  |  | not run yet |");

        // The stand-in wrote no journal, so the interrupted suite starts anew.
        interrupted = null;
        Directory.Delete(repository.In("out/quick"), recursive: true);
        var second = await cli.RunAsync("run", "--resume", repository.In("out"));

        second.Error.ShouldBeEmpty();
        second.Code.ShouldBe(0);
        ran.ShouldBe(["books", "quick", "quick", "users"]);
        cli.Start!.Plan.Options.Serializers.ShouldBe(["Swift.Json"]);
    }

    [Fact]
    public async Task Folders_and_suites_of_a_file_that_somebody_changed_are_refused()
    {
        interrupted = "books";
        await cli.RunAsync("run", "all", "--output", repository.In("out"));
        var state = repository.In("out/all.json");
        var text = File.ReadAllText(state);

        File.WriteAllText(state, text.Replace("\"quick\",", "\"../elsewhere\",", StringComparison.Ordinal)
            .Replace("\"suite\":\"quick\"", "\"suite\":\"../elsewhere\"", StringComparison.Ordinal));
        var moved = await cli.RunAsync("run", "--resume", repository.In("out"));
        moved.Code.ShouldBe(2);
        moved.Error.ShouldContain("which no longer exists");

        File.WriteAllText(state, "{");
        (await cli.RunAsync("run", "--resume", repository.In("out"))).Error.ShouldContain("is damaged");
        Directory.Exists(repository.In("elsewhere")).ShouldBeFalse();
    }

    [Fact]
    public async Task A_suite_of_that_name_is_meant_itself_and_own_data_need_one()
    {
        (await cli.RunAsync("run", "all", "--data", repository.Write("d.json", "{}"))).Error.ShouldContain("leave out all");
        repository.Suite("all", """{ "title": "All", "datasets": ["Users"] }""");
        (await cli.RunAsync("run", "all", "--output", repository.In("one"))).Code.ShouldBe(0);
        ran.ShouldBe(["all"]);
        File.Exists(repository.In("one/summary.md")).ShouldBeFalse();
    }

    [Fact]
    public async Task Launches_are_given_as_a_number()
    {
        await cli.RunAsync("run", "quick", "--launches", "12", "--output", repository.In("out"));
        cli.Start!.Plan.Experiment.Effort.Launches.ShouldBe(12);
        (await cli.RunAsync("run", "--launches", "0")).Error.ShouldContain("--launches '0' is not a whole number from 1 to 1000");
        (await cli.RunAsync("run", "--launches", "many")).Code.ShouldBe(2);
    }
}
