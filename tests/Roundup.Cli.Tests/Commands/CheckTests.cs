using Roundup.Analysis.Experiments.Checks;
using Roundup.Contracts;

namespace Roundup.Cli.Tests.Commands;

public sealed class CheckTests : CliTests
{
    private const string Expected = "serializers/Packed/expected-checks.json";

    private readonly List<CheckFinding> _findings = [];

    public CheckTests()
    {
        repository.Write(
            "probes/Shop/Shop.csproj", """<Project><ItemGroup><Probe Include="Titles" Description="A title." /></ItemGroup></Project>""");
        repository.Write("probes/Shop/Titles.cs", "");
        repository.Suite("check", """
            {
              "title": "Check", "serializers": ["*"], "datasets": ["@Shop"], "shapes": ["Preferred"], "operations": ["Serialize"],
              "experiments": ["check"], "effort": "quick"
            }
            """);
        cli.Engine = (start, _) =>
        {
            var file = SampleResults.Of(start.Plan);
            CheckedCase Part(CaseResult result) => new()
            {
                Passed = new Dictionary<CheckCategory, int> { [CheckCategory.Values] = 3 },
                Findings = result.Id.Serializer == "Packed" ? _findings : [],
            };
            return Task.FromResult(SampleResults.Write(
                file with { Cases = [.. file.Cases.Select(result => result.With(Part(result)))] }, start.Folder));
        };
        _findings.Add(MadeCheck.Finding("values/Titles/Bytes", CheckOutcome.Corrupted, "Title: text"));
    }

    [Fact]
    public async Task Libraries_categories_writers_readers_and_a_check_reach_the_plan_of_the_suite_check()
    {
        var result = await RunAsync(
            "Packed,reference", "Swift.Json/default", "--only", "VALUES,chunks", "--only", "threads", "--written-by", "a,b",
            "--read-by", "c/*", "--dataset", "Books");

        // The scripted run checks the values alone.
        (result.Code, result.Error).ShouldBe((3, "No serializer read what another one wrote: the report says why.\n"));
        var options = cli.Start!.Plan.Options;
        options.Suite.ShouldBe("check");
        options.Serializers.ShouldBe(["Packed", "reference", "Swift.Json/default"]);
        options.CheckCategories.ShouldBe([CheckCategory.Values, CheckCategory.Chunks, CheckCategory.Threads]);
        options.WrittenBy.ShouldBe(["a", "b"]);
        options.ReadBy.ShouldBe(["c/*"]);
        options.CommandLine.ShouldStartWith("check Packed,reference Swift.Json/default --only VALUES,chunks");
    }

    [Theory]
    [InlineData("chunks/Books/Stream/reads-1", "Chunks", "Packed/default", "Books", "net10.0")]
    [InlineData("versions/BooksOld/Bytes", "Versions", "Packed/default", "BooksOld,BooksNew", "net10.0")]
    [InlineData(
        "interoperability/Books/Bytes/from-Swift.Json", "Interoperability", "Packed/default,Swift.Json/default", "Books", "net10.0")]
    [InlineData(
        "interoperability/Books/Bytes/from-Swift.Json/generated", "Interoperability", "Packed/default,Swift.Json/generated", "Books",
        "net10.0")]
    [InlineData("versions/Books/Bytes/from-BooksWithoutLast", "Versions", "Packed/default", "Books", "net10.0")]
    [InlineData("agreement/Books/Bytes/from-String", "Agreement", "Packed/default", "Books", "net10.0")]
    [InlineData("agreement/Books/Bytes/from-net8.0", "Agreement", "Packed/default", "Books", "net10.0,net8.0")]
    [InlineData("values/Titles/Bytes/another-process", "Values", "Packed/default", "Titles", "net10.0")]
    [InlineData("values/Books-x20/Bytes", "Values", "Packed/default", "Books", "net10.0")]
    public async Task A_check_is_run_again_with_what_it_needs(
        string id, string category, string serializers, string datasets, string targets)
    {
        repository.Dataset("BooksOld", "1");
        repository.Dataset("BooksNew", "1");

        var result = await RunAsync("Packed/default", "--target", "net10.0", "--replay", id);

        result.Error.ShouldBeEmpty();
        var options = cli.Start!.Plan.Options;
        options.Replay.ShouldBe(id);
        options.CheckCategories.ShouldBe([Enum.Parse<CheckCategory>(category)]);
        string.Join(',', options.Serializers).ShouldBe(serializers);
        string.Join(',', options.Datasets).ShouldBe(datasets);
        string.Join(',', options.Targets).ShouldBe(targets);
        options.Counts.ShouldBe(id.Contains("-x20") ? [20] : []);
    }

    [Theory]
    [InlineData("Text")]
    [InlineData("value/Text/Bytes")]
    [InlineData("values/Text/Bites")]
    public async Task What_is_no_name_of_a_check_is_refused(string id) =>
        (await RunAsync("Packed", "--replay", id)).ShouldBeRefused($"--replay '{id}' is not the name of a check");

    [Fact]
    public async Task Writers_and_readers_are_the_serializers_of_the_run_and_the_only_category()
    {
        await RunAsync("--written-by", "Packed/default", "--read-by", "Swift.Json");

        cli.Start!.Plan.Options.CheckCategories.ShouldBe([CheckCategory.Interoperability]);
        cli.Start.Plan.Cases.Select(planned => planned.Id.Serializer).Distinct()
            .ShouldBe(["Packed", "Swift.Json", "Swift.Json/generated"], ignoreOrder: true);
    }

    [Fact]
    public async Task A_text_that_begins_with_an_at_sign_is_no_file_with_arguments() =>
        (await RunAsync("Packed", "--dataset", "@Nothing")).ShouldBeRefused("'@Nothing' matches nothing");

    [Fact]
    public async Task An_unknown_category_is_refused_with_the_nearest() =>
        (await RunAsync("--only", "valus")).ShouldBeRefused("--only 'valus' is not known", "Give one of values, chunks, agreement,");

    [Fact]
    public async Task Without_a_file_nothing_is_compared()
    {
        var result = await RunAsync("Packed");

        result.Code.ShouldBe(0, result.Error);
        result.Output.ShouldNotContain("expected");
        File.Exists(repository.In(Expected)).ShouldBeFalse();
    }

    [Fact]
    public async Task Of_datasets_nothing_is_expected_and_what_they_lose_fails_a_strict_check_alone()
    {
        repository.Write(Expected, """{ "version": null, "serializers": {} }""");

        var result = await RunAsync("Packed", "--only", "values", "--dataset", "Books", "--count", "1,20");

        result.Code.ShouldBe(0, result.Error);
        result.Output.ShouldNotContain("expected");
        cli.Start!.Plan.Cases.Select(planned => planned.Id.Table.Count).Distinct().ShouldBe([1, 20]);
        var strict = await RunAsync("Packed", "--dataset", "Books", "--strict");
        strict.Code.ShouldBe(1);
        strict.Output.ShouldMatch(@"; 1 serializer failed \(\d+ lossy\)");
        _findings[0] = _findings[0] with { Outcome = CheckOutcome.Equivalent };
        (await RunAsync("Packed", "--dataset", "Books", "--strict")).Code.ShouldBe(0);
    }

    [Fact]
    public async Task What_is_as_expected_ends_with_0_and_a_difference_in_either_direction_with_1()
    {
        (await RunAsync("--update")).Output.ShouldContain("\nPacked: no failures were expected so far\n");
        (await RunAsync()).ShouldSatisfyAllConditions(
            result => result.Code.ShouldBe(0),
            result => result.Output.ShouldContain("\nPacked: no difference from the expected failures\n"));

        _findings[0] = _findings[0] with { Outcome = CheckOutcome.UnexpectedException };
        _findings.Add(MadeCheck.Finding("values/Titles/String", CheckOutcome.Rejected, reason: "no"));
        var worse = await RunAsync();
        worse.Code.ShouldBe(1);
        worse.Output.ShouldContain("Packed: 2 differences from the expected failures\n");
        worse.Output.ShouldContain("  changed: Packed values/Titles/Bytes on net10.0 (unexpected exception, was corrupted)\n");
        worse.Output.ShouldContain("  new failure: Packed values/Titles/String on net10.0 (rejected)\n");

        _findings.Clear();
        var better = await RunAsync();
        better.Code.ShouldBe(1);
        better.Output.ShouldContain("  fixed: Packed values/Titles/Bytes on net10.0 (was corrupted)\n");
        better.Output.ShouldContain($"run again with --update, which writes {repository.In(Expected)}.");
    }

    [Fact]
    public async Task An_update_writes_a_file_for_each_library_and_ends_with_0()
    {
        var result = await RunAsync("Packed", "Swift.Json", "--update");

        result.Code.ShouldBe(0, result.Error);
        ExpectedChecks.Parse(File.ReadAllText(repository.In(Expected))).Serializers["Packed"].Keys.Select(check => $"{check}")
            .ShouldBe(["values/Titles/Bytes"]);
        ExpectedChecks.Parse(File.ReadAllText(repository.In("serializers/SwiftJson/expected-checks.json"))).Serializers.ShouldBeEmpty();
    }

    [Theory]
    [InlineData("--update", "--shape Bytes", "--update needs all checks: leave out --shape")]
    [InlineData("--update", "--replay values/Titles/Bytes", "leave out --replay")]
    [InlineData("--expected own.json", "--read-by Packed", "--expected needs all checks: leave out --read-by")]
    public async Task A_part_of_the_checks_is_not_written(string update, string part, string said)
    {
        (await RunAsync(["Packed", .. update.Split(' '), .. part.Split(' ')])).ShouldBeRefused(said);
        cli.Start.ShouldBeNull();
    }

    [Fact]
    public async Task A_part_of_the_checks_is_not_compared()
    {
        repository.Write(Expected, """{ "version": null, "serializers": { "Packed": { "values/Titles/Stream": "Crash" } } }""");

        (await RunAsync("Packed", "--shape", "Bytes")).Code.ShouldBe(0);
        (await RunAsync("Packed")).Code.ShouldBe(1);
    }

    [Fact]
    public async Task Another_file_can_be_expected_of_one_library()
    {
        var own = repository.In("own.json");

        (await RunAsync("Packed", "--expected", own)).ShouldBeRefused("own.json does not exist: write it with --update");
        (await RunAsync("--expected", own, "--update")).ShouldBeRefused("--expected is a file about one library: name one");
        (await RunAsync("Packed", "--expected", own, "--update")).Code.ShouldBe(0);
        File.Exists(repository.In(Expected)).ShouldBeFalse();
        (await RunAsync("Packed", "--expected", own)).Output.ShouldContain("Packed: no difference from the expected failures");
    }

    [Fact]
    public async Task A_file_that_is_damaged_is_refused_before_anything_is_built()
    {
        repository.Write(Expected, "{");

        (await RunAsync("Packed")).ShouldBeRefused("expected-checks.json is no list of expected failures");
        cli.Start.ShouldBeNull();
    }

    /// <summary>What is printed can be pasted: it names what the serializer needs, and runs the one check.</summary>
    [Fact]
    public async Task Each_printed_command_runs_its_check_with_the_folders_and_sources_of_the_run()
    {
        _findings.Add(MadeCheck.Finding("agreement/Titles/Bytes/from-Stream", CheckOutcome.Rejected, reason: "no"));
        Directory.CreateDirectory(repository.In("my own/serializers"));
        Directory.CreateDirectory(repository.In("feed"));

        var result = await RunAsync(
            "Packed", "--folder", repository.In("my own"), "--package-source", repository.In("feed"),
            "--time-limit", "7s", "--only", "values");

        var commands = result.Output.Split('\n').Select(line => line.Trim())
            .Where(line => line.StartsWith("roundup check ", StringComparison.Ordinal)).ToList();
        commands.Count.ShouldBe(2);
        foreach (var command in commands)
        {
            var words = command.Split('\'').SelectMany((part, i) => i % 2 == 1
                ? [part]
                : part.Split(' ', StringSplitOptions.RemoveEmptyEntries));
            (await cli.RunAsync([.. words.Skip(1), "--output", repository.In($"out/{Guid.NewGuid()}")])).Error.ShouldBeEmpty();
            var options = cli.Start.ShouldNotBeNull().Plan.Options;
            options.Serializers[0].ShouldBe("Packed/default");
            _findings.ConvertAll(finding => $"{finding.Id}").ShouldContain(options.Replay);
            options.PackageSources.ShouldBe([repository.In("feed")]);
            options.CommandLine.ShouldContain("--folder");
            options.TimeLimit.ShouldBe(TimeSpan.FromSeconds(7));
        }
    }

    private Task<CliResult> RunAsync(params string[] arguments) =>
        cli.RunAsync(["check", .. arguments, "--output", repository.In($"out/{Guid.NewGuid()}")]);
}
