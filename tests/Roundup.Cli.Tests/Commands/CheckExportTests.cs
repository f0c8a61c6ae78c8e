using Roundup.Contracts;

namespace Roundup.Cli.Tests.Commands;

/// <summary>What <c>--export</c> writes beside the report of a check, and what it prints.</summary>
public sealed class CheckExportTests : CliTests
{
    private readonly string _data;
    private readonly List<CheckFinding> _findings = [];

    public CheckExportTests()
    {
        _data = repository.Write("orders.json", """[{"id":1}]""");
        repository.Suite("check", """
            {
              "title": "Check", "serializers": ["Packed"], "datasets": ["*"], "shapes": ["Preferred"], "operations": ["Serialize"],
              "experiments": ["check"], "effort": "quick"
            }
            """);
        cli.Engine = (start, _) =>
        {
            var file = SampleResults.Of(start.Plan);
            var passed = new CheckedCase
            {
                Passed = new Dictionary<CheckCategory, int> { [CheckCategory.Values] = 3 },
                Findings = _findings,
            };
            return Task.FromResult(SampleResults.Write(
                file with
                {
                    Datasets =
                    [
                        .. start.Plan.Cases.Select(planned => planned.Dataset).Distinct().Select(data => new DatasetInfo
                        {
                            Name = data.Name, Description = "", IsOwn = data.IsOwn, Count = 1, PoolRoots = 1, CanonicalBytes = 1, Hash = "",
                        }),
                    ],
                    Cases = [.. file.Cases.Select(result => result.With(passed))],
                },
                start.Folder));
        };
    }

    [Fact]
    public async Task The_files_stand_beside_the_report_and_annotations_behind_it_unwrapped()
    {
        var result = await RunAsync("--data", _data, "--export", "junit,sarif,github");

        result.Code.ShouldBe(0, result.Error);
        var lines = result.Output.Split('\n').ToList();
        lines.ShouldContain("::notice title=roundup check::No findings.");
        lines.FindIndex(line => line.StartsWith("::notice", StringComparison.Ordinal)).ShouldBeGreaterThan(
            lines.FindIndex(line => line.StartsWith("Your data survive", StringComparison.Ordinal)));
        File.ReadAllText(repository.In("out/annotations.txt")).ShouldBe("::notice title=roundup check::No findings.\n");
        File.ReadAllText(repository.In("out/junit.xml")).ShouldContain("<testcase name=\"values/Order\" classname=\"Packed\" />");
        File.ReadAllText(repository.In("out/findings.sarif")).ShouldContain("\"results\": []");
        File.ReadAllText(repository.In("out/comparison.md")).ShouldStartWith("## Checks of Order\n\n**No findings.**\n");

        var report = await cli.RunAsync("report", repository.In("out"), "--export", "github");
        report.Output.ShouldContain("\n::notice title=roundup check::");
    }

    [Fact]
    public async Task What_is_expected_passes_and_what_is_new_fails_until_it_is_accepted()
    {
        string[] check = ["--data", _data, "--count", "1", "--expected", repository.In("expected.json"), "--export", "junit,github"];
        _findings.Add(MadeCheck.Finding("values/Order/Bytes", CheckOutcome.Corrupted, "Id: value"));
        (await RunAsync([.. check, "--update"])).Code.ShouldBe(0);

        var same = await AgainAsync(check);
        same.Code.ShouldBe(0, same.Error);
        same.Output.ShouldContain("\n::notice title=roundup check::No new findings, 1 expected.\n");
        File.ReadAllText(repository.In("out/junit.xml")).ShouldContain("failures=\"0\"");

        _findings.Add(MadeCheck.Finding("values/Order/Bytes", CheckOutcome.Rejected, reason: "FormatException: no"));
        var worse = await AgainAsync(check);
        worse.Code.ShouldBe(1, worse.Error);
        worse.Output.ShouldContain(
            "\n::error title=values/Order FormatException::Packed: new: values/Order FormatException (rejected)\n");
        File.ReadAllText(repository.In("out/junit.xml")).ShouldContain("failures=\"1\"");
        var comment = File.ReadAllText(repository.In("out/comparison.md"));
        comment.ShouldContain("**Findings: 1 new, 1 expected.**");
        comment.ShouldContain("run `roundup check --data orders.json --count 1 --expected expected.json --update` (with the folders");

        (await AgainAsync([.. check, "--update"])).Code.ShouldBe(0);
        (await AgainAsync(check)).Code.ShouldBe(0);
        _findings.Clear();
        (await AgainAsync(check)).Output.ShouldContain(
            "\n::error title=values/Order FormatException::Packed: no longer found: values/Order FormatException (rejected)\n");
    }

    [Fact]
    public async Task What_a_run_has_nothing_for_is_not_written_and_said()
    {
        var result = await RunAsync("Packed", "--dataset", "Books", "--export", "junit");

        result.Code.ShouldBe(0, result.Error);
        result.Output.ShouldContain("\n--export junit needs checks of your own data, and the run has none.\n");
        Directory.GetFiles(repository.In("out"), "*.xml").ShouldBeEmpty();
        File.Exists(repository.In("out/comparison.md")).ShouldBeFalse();
        (await cli.RunAsync("report", repository.In("out"), "--export", "github"))
            .ShouldBeRefused("--export github needs checks of your own data, and ", "has none: leave it out");
        (await AgainAsync("--data", _data, "--export", "benchmarkdotnet")).Output
            .ShouldContain("--export benchmarkdotnet needs times, and");
    }

    private Task<CliResult> AgainAsync(params string[] arguments)
    {
        Directory.Delete(repository.In("out"), recursive: true);
        return RunAsync(arguments);
    }

    private Task<CliResult> RunAsync(params string[] arguments) => cli.RunAsync(["check", .. arguments, "--output", repository.In("out")]);
}
