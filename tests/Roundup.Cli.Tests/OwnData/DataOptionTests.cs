using Roundup.OwnData.Reading;

namespace Roundup.Cli.Tests.OwnData;

public sealed class DataOptionTests : CliTests
{
    public DataOptionTests()
    {
        repository.OwnDataSuite();
    }

    [Fact]
    public async Task A_sample_is_the_only_dataset_of_the_run()
    {
        var file = repository.Write("orders.json", """[{"id":1,"placed":"2026-01-02"},{"id":2,"placed":null}]""");

        var result = await RunAsync("--data", file);

        result.Code.ShouldBe(0, result.Error);
        var plan = cli.Start!.Plan;
        plan.Suite.ShouldBe("own-data");
        plan.Options.Own!.Sample.ShouldBe(file);
        plan.Cases.Select(planned => (planned.Id.Table.Dataset, planned.Id.Table.Count)).Distinct()
            .ShouldBe([("Order", 1), ("Order", 1000)]);
        cli.Start.Notices.Take(2).Select(NoticeCatalogue.Text).ShouldBe(
        [
            "The types of Order were inferred from orders.json, with 1 guess. `roundup model` lists them; check those that matter to you.",
            "The values of Order are the 2 values of the sample, repeated as new objects where a case needs more.",
        ]);
    }

    [Fact]
    public async Task A_name_that_is_taken_is_avoided_and_other_datasets_can_be_named_too()
    {
        var taken = repository.Read().Datasets[0].Name;
        var file = repository.Write("taken.json", """{"id":1}""");
        OwnDataReader.Read(new() { Sample = file }, repository.Path, ["TAKEN"]).Name.ShouldBe("TakenSample");

        (await RunAsync("--data", file, "--dataset", "*", "--count", "1")).Code.ShouldBe(0);

        var names = cli.Start!.Plan.Cases.Select(planned => planned.Id.Table.Dataset).ToHashSet();
        names.ShouldContain(taken);
        names.ShouldContain("Taken");
    }

    [Theory]
    [InlineData("public class Shape { public int Id { get; set; } } public class Disc : Shape { public int R { get; set; } }", true)]
    [InlineData("public class Shape { public int Id { get; set; } }", false)]
    public async Task Where_the_model_has_a_hierarchy_the_suite_adds_rows(string types, bool added)
    {
        repository.Suite("own-data", """
            { "title": "Your own data", "serializers": ["Packed/default"], "hierarchySerializers": ["Packed/writer"], "datasets": ["*"] }
            """);
        var file = repository.Write("Shape.cs", "namespace Drawn; public class Page { public Shape Top { get; set; } = new(); } "
            + types);

        (await RunAsync("--model", file)).Code.ShouldBe(0);

        cli.Start!.Plan.Cases.Select(planned => planned.Serializer.FullName).Distinct()
            .ShouldBe(added ? ["Packed", "Packed/writer"] : ["Packed"], ignoreOrder: true);
    }

    [Fact]
    public async Task A_large_value_is_measured_alone()
    {
        var file = repository.Write("page.json", $$"""{"text":"{{new string('x', 50_000)}}"}""");

        (await RunAsync("--data", file)).Code.ShouldBe(0);

        cli.Start!.Plan.Cases.Select(planned => planned.Id.Table.Count).Distinct().ShouldBe([1]);
    }

    [Theory]
    [InlineData("none.json", null, "there is no such file")]
    [InlineData("bad.json", "{", "the file ends in the middle")]
    public async Task A_sample_that_cannot_be_read_ends_the_run_before_it_begins(string name, string? text, string said)
    {
        var file = text is null ? repository.In(name) : repository.Write(name, text);

        (await RunAsync("--data", file)).ShouldBeRefused(said);
        cli.Start.ShouldBeNull();
        Directory.Exists(repository.In("out")).ShouldBeFalse();
    }

    [Theory]
    [InlineData("--data FILE", Outcome.Unsupported, 0)]
    [InlineData("--data FILE", Outcome.Measured, 0)]
    [InlineData("--data FILE", Outcome.Failed, 1)]
    [InlineData("--data FILE", Outcome.Wrong, 1)]
    [InlineData("--data FILE", Outcome.BuildFailed, 1)]
    [InlineData("--data FILE", Outcome.Crashed, 1)]
    [InlineData("--data FILE", Outcome.Hung, 1)]
    [InlineData("--data FILE", Outcome.OutOfMemory, 1)]
    [InlineData("--dataset Users", Outcome.Failed, 1)]
    [InlineData("--dataset Users", Outcome.Unavailable, 0)]
    [InlineData("--dataset Users --strict", Outcome.Unavailable, 1)]
    [InlineData("--dataset Users --strict", Outcome.Unsupported, 0)]
    [InlineData("--dataset Users", Outcome.Measured, 0)]
    [InlineData("--dataset Users --strict", Outcome.Measured, 1)]
    public async Task A_strict_run_fails_where_any_row_loses_lacks_or_cannot_do_something(string arguments, Outcome outcome, int code)
    {
        var file = repository.Write("orders.json", """[{"id":1}]""");
        cli.Engine = (start, _) => Task.FromResult(Results(start, outcome));

        (await RunAsync([.. arguments.Split(' ').Select(word => word == "FILE" ? file : word)])).Code.ShouldBe(code);
    }

    [Theory]
    [InlineData("--data FILE", Outcome.Failed, 0)]
    [InlineData("--data FILE", Outcome.Wrong, 0)]
    [InlineData("--data FILE --strict", Outcome.Wrong, 1)]
    [InlineData("--dataset Users", Outcome.Wrong, 1)]
    public async Task A_row_that_verification_finds_not_to_take_own_data_does_not_fail_the_run(string arguments, Outcome outcome, int code)
    {
        var file = repository.Write("orders.json", """[{"id":1}]""");
        cli.Engine = (start, _) => Task.FromResult(Results(start, outcome, refused: true));

        (await RunAsync([.. arguments.Split(' ').Select(word => word == "FILE" ? file : word)])).Code.ShouldBe(code);
    }

    [Fact]
    public async Task The_last_line_says_how_many_rows_failed()
    {
        var file = repository.Write("orders.json", """[{"id":1}]""");
        cli.Engine = (start, _) => Task.FromResult(Results(start, Outcome.Hung));

        var result = await RunAsync("--data", file);

        result.Output.TrimEnd().Split('\n')[^1]
            .ShouldMatch("^[0-9]+ of [0-9]+ cases measured; 1 serializer failed \\(1 hung\\): the report gives the reasons\\.\r?$");
    }

    [Fact]
    public async Task The_folder_of_the_run_is_named_after_the_data()
    {
        var file = repository.Write("orders.json", """[{"id":1}]""");

        (await cli.RunAsync("run", "--data", file)).Code.ShouldBe(0);

        Path.GetFileName(cli.Start!.Folder).ShouldEndWith("-Order");
    }

    [Theory]
    [InlineData("--anonymise", "--anonymise is about your own data")]
    [InlineData("--data FILE --anonymise --include-data", "--include-data and --anonymise contradict each other")]
    public async Task Options_that_make_no_sense_are_refused(string arguments, string said)
    {
        var file = repository.Write("orders.json", """[{"id":1}]""");

        (await RunAsync([.. arguments.Split(' ').Select(word => word == "FILE" ? file : word)])).ShouldBeRefused(said);
        cli.Start.ShouldBeNull();
    }

    [Theory]
    [InlineData("--data FILE --anonymise", "--data FILE --anonymise")]
    [InlineData("--data=FILE --anonymise", "--data=FILE --anonymise")]
    public async Task An_anonymous_run_names_neither_file_nor_types(string arguments, string told)
    {
        var file = repository.Write("secrets.json", """[{"id":1,"hidden":"x"},{"id":2,"hidden":null}]""");

        var result = await RunAsync([.. arguments.Split(' ').Select(word => word.Replace("FILE", file, StringComparison.Ordinal))]);

        result.Code.ShouldBe(0, result.Error);
        var start = cli.Start!;
        start.Plan.Options.CommandLine.ShouldStartWith("run " + told);
        start.Plan.Cases[0].Dataset.Name.ShouldBe("Data");
        start.Plan.Cases[0].Dataset.Description.ShouldBe("Own data.");
        string.Join('\n', start.Notices.Select(NoticeCatalogue.Text)).ShouldNotContain("ecret");
        result.Output.ShouldNotContain("ecret");
    }

    /// <summary>One row fails, the others are measured.</summary>
    private static ResultsFile Results(RunStart start, Outcome outcome, bool refused = false)
    {
        var file = SampleResults.Of(start.Plan);
        return SampleResults.Write(
            file with
            {
                Datasets = [.. start.Plan.Cases.Select(planned => planned.Dataset).Distinct().Select(Info)],
                Cases = [.. file.Cases.Select((one, i) => i > 0 ? one
                    : outcome == Outcome.Measured ? one with { Fidelity = Fidelity.Lossy, Lost = ["Id"] }
                    : one.Ended(outcome, "it does not", refused))],
            },
            start.Folder);
    }

    private static DatasetInfo Info(DatasetDefinition dataset) => new()
    {
        Name = dataset.Name,
        Description = dataset.Description,
        IsOwn = dataset.IsOwn,
        Count = 1,
        PoolRoots = 1,
        CanonicalBytes = 1,
        Hash = new('0', 64),
    };

    private Task<CliResult> RunAsync(params string[] arguments) => cli.RunAsync(["run", .. arguments, "--output", repository.In("out")]);
}
