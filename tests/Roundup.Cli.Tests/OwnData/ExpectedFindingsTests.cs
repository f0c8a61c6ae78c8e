using Roundup.Contracts;

namespace Roundup.Cli.Tests.OwnData;

/// <summary>The expected findings of own data, with scripted results.</summary>
public sealed class ExpectedFindingsTests : CliTests
{
    private const string Canary = "canary";

    private readonly List<CheckFinding> _findings = [];
    private readonly string _data;
    private readonly string _expected;
    private bool _isInterrupted;

    public ExpectedFindingsTests()
    {
        repository.Suite("check", """
            {
              "title": "Check", "serializers": ["Packed", "Swift.Json"], "datasets": ["*"], "shapes": ["Preferred"],
              "operations": ["Serialize"], "experiments": ["check"], "effort": "quick"
            }
            """);
        _data = repository.Write("orders.json", $$"""[{"id":1,"note":"{{Canary}}"},{"id":2,"note":null}]""");
        _expected = repository.In("contracts/orders.json");
        cli.Engine = (start, _) =>
        {
            var file = SampleResults.Of(start.Plan);
            CheckedCase Part(CaseResult result) => new()
            {
                Passed = new Dictionary<CheckCategory, int> { [CheckCategory.Values] = 3 },
                Findings = result.Id is { Serializer: "Packed", Table: { Count: 1, Dataset: "Order" } } ? _findings : [],
            };
            return Task.FromResult(SampleResults.Write(
                file with
                {
                    Run = file.Run with { Interrupted = _isInterrupted },
                    Cases = [.. file.Cases.Select(result => result.With(Part(result)))],
                    Datasets =
                    [
                        new() { Name = "Order", Description = "", IsOwn = true, Count = 1, PoolRoots = 1, CanonicalBytes = 1, Hash = "" },
                    ],
                },
                start.Folder));
        };
        _findings.Add(MadeCheck.Finding("values/Order/Bytes", CheckOutcome.Corrupted, "Note: value", $"\"{Canary}\" → null (value 0)"));
    }

    [Fact]
    public async Task A_new_finding_one_that_is_gone_and_a_changed_one_end_with_1_until_an_update()
    {
        var first = await RunAsync("--expected", _expected, "--update");
        first.Code.ShouldBe(0, first.Error);
        first.Output.ShouldEndWith($"Written to {_expected}: 1 expected finding.\n");
        (await RunAsync("--expected", _expected)).ShouldSatisfyAllConditions(
            same => same.Code.ShouldBe(0, same.Error),
            same => same.Output.ShouldNotContain("--update"));

        _findings.Add(MadeCheck.Finding("values/Order/String", CheckOutcome.Rejected, reason: $"FormatException: {Canary}"));
        var more = await RunAsync("--expected", _expected);
        more.Code.ShouldBe(1);
        more.Output.ShouldEndWith($"To expect these findings from now on, run again with --update, which writes {_expected}.\n");

        (await RunAsync("--expected", _expected, "--update")).Code.ShouldBe(0);
        File.ReadAllText(_expected).ShouldBe("""
            {
              "Packed": {
                "values/Order FormatException": "rejected",
                "values/Order Note: value": "corrupted",
              },
            }

            """.ReplaceLineEndings("\n"));

        _findings.RemoveAt(0);
        (await RunAsync("--expected", _expected)).Code.ShouldBe(1, "one is gone");
        _findings.Add(MadeCheck.Finding("values/Order/Bytes", CheckOutcome.DefaultValue, "Note: value"));
        (await RunAsync("--expected", _expected)).Code.ShouldBe(1, "one is changed");
        (await RunAsync("--expected", _expected, "--update")).Code.ShouldBe(0);
        (await RunAsync("--expected", _expected)).Code.ShouldBe(0);
    }

    [Theory]
    [InlineData("note")]
    [InlineData("Order.Note")]
    [InlineData("value")]
    public async Task What_is_accepted_is_expected_without_a_line_and_stored(string loss)
    {
        var accepted = await RunAsync("--accept", loss, "--expected", _expected, "--update");
        accepted.Code.ShouldBe(0, accepted.Error);
        File.ReadAllText(_expected).ShouldBe("{\n}\n");
        (await RunAsync("--accept", loss, "--expected", _expected, "--strict")).ShouldSatisfyAllConditions(
            same => same.Code.ShouldBe(0, same.Error),
            same => same.Output.ShouldContain("No new findings: 1 expected."));
        cli.Start!.Plan.Options.Accepted.ShouldBe([loss]);

        (await RunAsync("--expected", _expected)).Code.ShouldBe(1, "without the option the loss is new");
        (await RunAsync("--accept", "nothing", "--expected", _expected)).ShouldBeRefused("--accept 'nothing' is neither");
        repository.Write("contracts/suite.json", $$"""{ "data": "../orders.json", "expected": "orders.json", "accept": "{{loss}}" }""");
        (await cli.RunAsync("check", repository.In("contracts/suite.json"))).ShouldSatisfyAllConditions(
            suite => suite.Code.ShouldBe(0, suite.Error), suite => suite.Output.ShouldContain("No new findings: 1 expected."));
    }

    [Fact]
    public async Task An_update_keeps_the_lines_of_what_was_not_run()
    {
        const string Kept = """
                "chunks/Order Note: value": "crash",
                "values/Bill Note: value": "crash",
            """;
        repository.Write("contracts/orders.json", $$"""
            {
              "Lively": { "values/Order Note: value": "corrupted" },
              "Packed": {
            {{Kept}}
                "values/Order Id: value": "crash",
              },
            }
            """);

        (await RunAsync("--expected", _expected, "--update")).Output.ShouldContain(": 4 expected findings.");

        File.ReadAllText(_expected).ShouldBe($$"""
            {
              "Lively": {
                "values/Order Note: value": "corrupted",
              },
              "Packed": {
            {{Kept}}
                "values/Order Note: value": "corrupted",
              },
            }

            """.ReplaceLineEndings("\n"));
    }

    /// <summary>The suite has net10.0, of which this run knows nothing.</summary>
    [Fact]
    public async Task An_update_of_another_target_than_the_suite_s_writes_lines_of_that_target()
    {
        (await RunAsync("--target", "net8.0", "--expected", _expected, "--update")).Code.ShouldBe(0);
        File.ReadAllText(_expected).ShouldContain("\"values/Order Note: value on net8.0\": \"corrupted\"");

        (await RunAsync("--target", "net8.0,net10.0", "--expected", _expected)).Code.ShouldBe(1, "net10.0 has it too");
        (await RunAsync("--target", "net8.0,net10.0", "--expected", _expected, "--update")).Code.ShouldBe(0);
        File.ReadAllText(_expected).ShouldContain("\"values/Order Note: value\": \"corrupted\"");
    }

    [Fact]
    public async Task Strict_fails_for_what_is_not_expected_and_without_a_file_for_each_finding()
    {
        (await RunAsync()).Code.ShouldBe(0);
        (await RunAsync("--strict")).Code.ShouldBe(1);
        (await RunAsync("--strict", "--expected", _expected, "--update")).Code.ShouldBe(0);
        (await RunAsync("--strict", "--expected", _expected)).ShouldSatisfyAllConditions(
            result => result.Code.ShouldBe(0), result => result.Output.ShouldNotContain("serializer failed"));

        _findings.Add(MadeCheck.Finding("values/Order/String", CheckOutcome.Rejected, reason: "FormatException: no"));
        (await RunAsync("--strict", "--expected", _expected)).Code.ShouldBe(1);
    }

    [Fact]
    public async Task An_interrupted_run_compares_and_writes_nothing()
    {
        repository.Write("contracts/orders.json", "{ }");
        _isInterrupted = true;

        var result = await RunAsync("--expected", _expected, "--update");

        result.Code.ShouldBe(130);
        result.Output.ShouldNotContain("Written to " + _expected);
        File.ReadAllText(_expected).ShouldBe("{ }");
    }

    /// <summary>The branch and the file may be others when a check is resumed: what counts is what it was started with.</summary>
    [GitFact]
    public async Task A_resumed_check_compares_with_what_was_expected_and_committed_at_its_start()
    {
        var git = new GitRepository(repository.In("shop"));
        var model = git.Write("Order.cs", "public class Order { public int Id { get; set; } public string? Note { get; set; } }");
        git.Commit();
        var commit = git.Run("rev-parse", "HEAD").Trim();
        repository.Write("contracts/orders.json", "{ }");
        _isInterrupted = true;
        var engine = cli.Engine;
        cli.Engine = async (start, token) =>
        {
            await StandIn.RunWithJournalAsync(start);
            return await engine(start, token);
        };
        string[] check = ["check", "--model", model, "--data", _data, "--against-git", "main", "--expected", _expected];
        (await cli.RunAsync([.. check, "--output", repository.In("out")])).Code.ShouldBe(130);
        git.Commit();
        repository.Write("contracts/orders.json", "no list");
        _isInterrupted = false;

        var result = await cli.RunAsync("run", "--resume", repository.In("out"), "--model", model);

        result.Code.ShouldBe(1, result.Error);
        result.Output.ShouldContain("Findings: 1 new.");
        result.Output.ShouldEndWith("To expect these findings from now on, run the check from the start with --update.\n");
        (cli.Start!.Resume, cli.Start.Plan.Options.Own!.AgainstCommit, cli.Start.Plan.Contract!.Reference).ShouldBe((true, commit, "main"));
        _findings.Clear();
        (await cli.RunAsync("run", "--resume", repository.In("out"), "--model", model)).Code.ShouldBe(0);
    }

    [Theory]
    [InlineData("""{ "Packed": { "values/Order A: value": "crashed" } }""", "\"crashed\" of Packed, values/Order A: value, is none of")]
    [InlineData("{", "is no list of expected failures")]
    public async Task A_file_that_is_no_list_of_findings_is_refused_before_anything_is_built(string text, string said)
    {
        repository.Write("contracts/orders.json", text);

        (await RunAsync("--expected", _expected)).ShouldBeRefused(said, "correct it, or delete it and use --update.");
        cli.Start.ShouldBeNull();
    }

    [Theory]
    [InlineData("--update", "--update writes what your own data lose to a file: name it with --expected FILE.")]
    [InlineData("--expected missing.json", "missing.json does not exist: write it with --update.")]
    [InlineData("--expected x.json --update --shape Bytes", "--update needs all checks: leave out --shape.")]
    [InlineData("--expected x.json --replay values/Order/Bytes", "--expected needs all checks: leave out --replay.")]
    public async Task What_cannot_be_compared_is_refused(string options, string said)
    {
        (await RunAsync(options.Split(' '))).ShouldBeRefused(said);
        cli.Start.ShouldBeNull();
    }

    [Fact]
    public async Task Neither_the_file_nor_the_screen_has_a_value()
    {
        _findings.Add(MadeCheck.Finding("values/Order/String", CheckOutcome.Rejected, reason: "FormatException: no"));
        _findings[0] = _findings[0] with { Examples = null };

        var result = await RunAsync("--expected", _expected, "--update");

        File.ReadAllText(_expected).ShouldNotContain(Canary);
        (result.Output + result.Error).ShouldNotContain(Canary);
    }

    private Task<CliResult> RunAsync(params string[] arguments) =>
        cli.RunAsync(["check", "--data", _data, .. arguments, "--output", repository.In($"out/{Guid.NewGuid()}")]);
}
