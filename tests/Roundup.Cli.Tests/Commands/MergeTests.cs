using Roundup.Analysis.Experiments.Speed;

namespace Roundup.Cli.Tests.Commands;

/// <summary>Shards and machines, joined.</summary>
public sealed class MergeTests : CliTests
{
    public MergeTests()
    {
        repository.Suite("two", """
            {
              "title": "Two", "serializers": ["*"], "datasets": ["Users", "Books"], "shapes": ["Bytes", "String"], "baseline": "Swift.Json",
            }
            """);
    }

    [Fact]
    public async Task Two_shards_are_the_cases_of_the_whole_run_in_its_order()
    {
        await RunAsync("whole");
        await RunAsync("one", shard: "1/2");
        await RunAsync("two", shard: "2/2");

        var result = await MergeAsync("two", "one");

        result.Code.ShouldBe(0, result.Error);
        result.Output.ShouldContain("Answer for two");
        Read("all").Cases.Select(one => one.Id).ShouldBe(Read("whole").Cases.Select(one => one.Id));
        Read("one").Cases.Count.ShouldBeInRange(1, Read("whole").Cases.Count - 1);
        Read("all").Parts!.Select(part => part.Shard!.ToString()).ShouldBe(["1 of 2", "2 of 2"]);
        Read("all").Notices.ShouldNotContain(notice => notice.Code == NoticeCode.ShardsMissing);
        File.ReadAllText(repository.In("all/report.html")).ShouldContain("Books on net10.0");
    }

    [Fact]
    public async Task Machines_that_differ_stay_apart_and_keep_their_ratios()
    {
        await RunAsync("slow", seed: "1");
        await RunAsync("fast", seed: "1", cpu: "another cpu");

        var result = await MergeAsync("slow", "fast");

        result.Code.ShouldBe(0, result.Error);
        result.Output.ShouldContain("CPU another cpu instead of cpu");
        File.ReadAllText(repository.In("all/index.md")).ShouldContain("[cpu-os-x64](cpu-os-x64/report.md)");
        Ratios("all/cpu-os-x64").ShouldBe(Ratios("slow"));
        Ratios("all/another-cpu-os-x64").ShouldBe(Ratios("fast"));
        Ratios("fast").ShouldNotBe(Ratios("slow"), "else the test shows nothing");
    }

    [Fact]
    public async Task A_run_is_not_joined_with_itself()
    {
        await RunAsync("one", shard: "1/2");

        (await MergeAsync("one", "./one")).ShouldBeRefused("is named twice: name each run once.");
    }

    [Theory]
    [InlineData("net10.0 0A", "net10.0 0A", null)]
    [InlineData("net10.0 0A", "net10.0 0B", "another build of Packed for net10.0")]
    [InlineData("net10.0 0A", "net10.0 0A edited", "another build of Packed")]
    [InlineData("net10.0 0A", "net9.0 0B edited", "another build of Packed")]
    [InlineData("net10.0 0A", "net9.0 0B", null)]
    [InlineData(null, null, null)]
    public async Task Shards_of_other_code_stay_apart_whatever_else_ran_there(string? one, string? other, string? difference)
    {
        await RunAsync("one", shard: "1/2", code: one);
        await RunAsync("two", shard: "2/2", code: other, fails: "Swift.Json");

        var result = await MergeAsync("one", "two");

        result.Code.ShouldBe(0, result.Error);
        result.Output.Contains("another build", StringComparison.Ordinal).ShouldBe(difference is not null);
        result.Output.ShouldContain(difference ?? "");
        File.Exists(repository.In("all/index.md")).ShouldBe(difference is not null);
        if (difference is null && one is not null)
        {
            Read("all").Serializers.First(row => row.Name == "Packed").Code!.Libraries.Keys
                .ShouldBe(new[] { one, other! }.Select(text => text.Split(' ')[0]).Distinct(), "the next merge compares all");
        }
    }

    [Fact]
    public async Task A_shard_that_is_not_there_is_missed()
    {
        await RunAsync("one", shard: "1/2");
        await RunAsync("one-again", shard: "1/2", outcome: Outcome.Failed);

        (await MergeAsync("one", "one-again")).Code.ShouldBe(0);

        var missed = Read("all").Notices.Where(notice => notice.Code == NoticeCode.ShardsMissing).ToList();
        NoticeCatalogue.Text(missed.ShouldHaveSingleItem()).ShouldContain("lacks shard 2 of 2");
        Read("all").Cases.ShouldNotContain(one => one.Outcome == Outcome.Failed);
    }

    [Theory]
    [InlineData("{", "is damaged")]
    [InlineData("""{ "schema": 999, "run": {} }""", "written by a newer Roundup (schema 999")]
    [InlineData("""{ "schema": 1, "command": "crosscheck", "runs": [] }""", "is not a results file of Roundup")]
    public async Task A_file_that_cannot_be_used_is_refused_with_the_reason_and_nothing_is_written(string text, string said)
    {
        await RunAsync("one");
        repository.Write("broken/results.json", text);

        await RefusedAsync(said, "one", "broken");
    }

    [Fact]
    public async Task Numbers_of_the_same_tables_are_refused_and_so_is_another_suite()
    {
        await RunAsync("one", seed: "1");
        await RunAsync("two", seed: "1");
        await cli.RunAsync("run", "quick", "--output", repository.In("quick"));

        await RefusedAsync("both have numbers of Users on net10.0, which are never pooled: leave one of the files out", "one", "two");
        await RefusedAsync("is of the suite quick", "one", "quick");
        await RefusedAsync("There is no run in", "suites");
    }

    [Fact]
    public async Task A_baseline_on_a_target_of_another_shard_is_refused()
    {
        cli.Engine = (start, _) =>
        {
            var made = SampleResults.Of(start.Plan);
            TargetInfo[] targets = [.. start.Plan.Shard!.Targets.Select(name => new TargetInfo { Name = name, Runtime = name })];
            made = made with { Targets = targets, Run = made.Run with { Shard = start.Plan.Shard } };
            return Task.FromResult(SampleResults.Write(made, start.Folder));
        };
        repository.Suite("targets", """
            {
              "title": "T", "serializers": ["*"], "datasets": ["Users"], "shapes": ["Bytes"], "baseline": "Swift.Json",
              "targets": ["net10.0", "net9.0"]
            }
            """);
        await cli.RunAsync("run", "targets", "--shard", "1/2", "--output", repository.In("one"));
        await cli.RunAsync("run", "targets", "--shard", "2/2", "--output", repository.In("two"));
        (await MergeAsync("one", "two")).Code.ShouldBe(0);

        (await cli.RunAsync("report", repository.In("all"), "--baseline", "Swift.Json@net9.0")).ShouldBeRefused(
            "which another run of this merged file measured");
    }

    [Theory]
    [InlineData("3/2")]
    [InlineData("0/2")]
    [InlineData("half")]
    public async Task A_part_that_there_is_not_is_refused(string shard)
    {
        (await cli.RunAsync("run", "two", "--shard", shard)).ShouldBeRefused($"--shard '{shard}' is not a part");
    }

    [Fact]
    public async Task An_empty_shard_is_3_and_leaves_no_folder()
    {
        var result = await cli.RunAsync("run", "two", "--shard", "3/3", "--output", repository.In("out"));

        result.Code.ShouldBe(3);
        result.Error.ShouldContain("Shard 3/3 is empty");
        Directory.Exists(repository.In("out")).ShouldBeFalse();
    }

    private async Task RunAsync(
        string folder,
        string? shard = null,
        string? seed = null,
        string cpu = "cpu",
        Outcome outcome = Outcome.Measured,
        string? code = null,
        string? fails = null)
    {
        cli.Engine = (start, _) =>
        {
            var file = SampleResults.Of(start.Plan, planned => planned.Library.Name == fails ? Outcome.Unsupported : outcome);
            var factor = cpu == "cpu" ? 1 : 3;
            return Task.FromResult(SampleResults.Write(file with
            {
                Run = file.Run with { Shard = start.Plan.Shard },
                Machine = file.Machine with { Cpu = cpu },
                Serializers =
                [
                    .. file.Serializers.Select(row => row.Name == "Packed" ? row with { Code = CodeOf(code) } : row),
                ],
                Cases = [.. file.Cases.Select(result => result.Id.Serializer == "Packed" ? Slower(result, factor) : result)],
            }, start.Folder));
        };
        string[] options = [.. shard is null ? [] : (string[])["--shard", shard], .. seed is null ? [] : (string[])["--seed", seed]];
        await cli.RunAsync(["run", "two", "--output", repository.In(folder), .. options]);
    }

    /// <summary>The code of a row, written as its target, the hash of the library, and what was done to the entrant.</summary>
    private static SerializerCode? CodeOf(string? text) => text?.Split(' ') is not [var target, var library, .. var edited] ? null
        : new() { Sources = string.Concat(edited), Libraries = new Dictionary<string, string> { [target] = library } };

    private static CaseResult Slower(CaseResult result, double factor) =>
        result.Part is not SpeedData speed ? result : result.With(speed with
        {
            Launches =
            [
                .. speed.Launches.Select(launch => launch with
                {
                    Samples = [.. launch.Samples.Select(sample => sample with { WallNs = sample.WallNs * factor })],
                }),
            ],
        });

    private Task<CliResult> MergeAsync(params string[] folders) =>
        cli.RunAsync(["merge", .. folders.Select(repository.In), "--output", repository.In("all")]);

    private async Task RefusedAsync(string said, params string[] folders)
    {
        (await MergeAsync(folders)).ShouldBeRefused(said);
        Directory.Exists(repository.In("all")).ShouldBeFalse();
    }

    private ResultsFile Read(string folder) => Parts.Store.Read(repository.In(folder + "/results.json"));

    private List<(CaseId Id, double? Ratio)> Ratios(string folder) =>
        [.. Analyser.Analyse(Read(folder)).Tables.SelectMany(table => table.Rows).Select(row => (row.Result.Id, row.Ratio?.Ratio))];
}
