using System.Net;
using System.Net.Sockets;
using Roundup.Engine.Privacy;

namespace Roundup.Cli.Tests.Commands;

public sealed class RunTests : CliTests
{
    [Fact]
    public async Task Writes_the_reports_names_the_files_and_shows_no_escape_code()
    {
        var result = await cli.RunAsync("run", "--output", repository.In("out"));

        result.Error.ShouldBeEmpty();
        result.Code.ShouldBe(0);
        foreach (var name in new[] { "results.json", "report.md", "results.csv" })
        {
            File.Exists(repository.In($"out/{name}")).ShouldBeTrue(name);
            result.Output.ShouldMatch($"\n{Regex.Escape($"Written to {repository.In("out")}: ")}.*\\b{Regex.Escape(name)}\\b.*\n");
        }

        result.Output.ShouldNotContain('\u001b');
    }

    [Theory]
    [InlineData("PeakMemry", "which is not a column: did you mean PeakMemory?")]
    [InlineData("peakmemory", null)]
    [InlineData("SomethingElseAltogether", "which is not a column: docs/columns.md lists the columns.")]
    public async Task An_unknown_column_of_a_suite_is_refused_before_anything_is_built(string column, string? said)
    {
        var file = repository.Suite("mine", $$"""{ "title": "T", "datasets": ["Books"], "extraColumns": ["{{column}}"] }""");

        var result = await cli.RunAsync("run", file, "--output", repository.In("out"));

        result.Code.ShouldBe(said is null ? 0 : 2, result.Error);
        result.Error.ShouldContain(said is null ? "" : $"The suite mine has '{column}' in extraColumns, {said}");
        (cli.Start is null).ShouldBe(said is not null);
        Directory.Exists(repository.In("out")).ShouldBe(said is null);
    }

    [Fact]
    public async Task Without_output_a_new_folder_is_named_by_time_and_suite()
    {
        await cli.RunAsync("run");
        await cli.RunAsync("run");

        var folders = Directory.GetDirectories(repository.In("artifacts/results")).Select(Path.GetFileName).ToList();
        folders.Count.ShouldBe(2);
        folders.ShouldAllBe(f => System.Text.RegularExpressions.Regex.IsMatch(f!, @"^\d{8}-\d{6}-quick(-2)?$"));
    }

    [Fact]
    public async Task Options_reach_the_plan_repeated_or_separated_by_commas()
    {
        await cli.RunAsync(
            "run", "quick", "--serializer", "Packed,reference/*", "--serializer", "Swift.Json", "--dataset", "Books",
            "--count", "1,1_000", "--count", "3", "--operation", "Ser*",
            "--effort", "standard", "--until", "1.5%", "--budget", "1h30m", "--baseline", "Packed@net10.0", "--seed", "7",
            "--time-limit", "3s", "--memory-limit", "4GB",
            "--package-source", repository.Path, "--package-source", "https://example.org/v3/index.json");

        var options = cli.Start!.Plan.Options;
        options.Serializers.ShouldBe(["Packed", "reference/*", "Swift.Json"]);
        options.Counts.ShouldBe([1, 1000, 3]);
        options.Operations.ShouldBe(["Ser*"]);
        options.Budget.ShouldBe(TimeSpan.FromMinutes(90));
        options.Seed.ShouldBe(7UL);
        options.TimeLimit.ShouldBe(TimeSpan.FromSeconds(3));
        options.MemoryLimit.ShouldBe(4_000_000_000);
        options.PackageSources.ShouldBe([repository.Path, "https://example.org/v3/index.json"]);
        options.CommandLine.ShouldStartWith("run quick --serializer 'Packed,reference/*' --serializer Swift.Json");
        cli.Start.Plan.BaselineTarget.ShouldBe("net10.0");
        cli.Start.Plan.Experiment.Effort.Name.ShouldBe("standard");
        cli.Start.Plan.Experiment.Effort.Until.ShouldBe(0.015);
    }

    [Fact]
    public async Task A_package_source_that_refuses_ends_the_command_before_anything_is_built_or_written()
    {
        var listener = new TcpListener(IPAddress.Loopback, 0);
        listener.Start();
        var address = $"http://127.0.0.1:{((IPEndPoint)listener.LocalEndpoint).Port}/v3/index.json";
        listener.Dispose();
        cli.CheckSources = new CliContext { Arguments = [] }.CheckSources;

        (await cli.RunAsync("run", "quick", "--package-source", address, "--output", repository.In("out"))).ShouldBeRefused(
            $"--package-source {address} cannot be used, because the connection was refused");

        cli.Start.ShouldBeNull();
        Directory.Exists(repository.In("out")).ShouldBeFalse();
    }

    [Theory]
    [InlineData("--output=", "=")]
    [InlineData("--output ", " ")]
    public async Task Results_and_reports_have_no_path_user_host_or_password(string output, string between)
    {
        repository.OwnDataSuite();
        repository.Write("zebra/deep/order.json", """{"id":1}""");
        Directory.CreateDirectory(repository.In("zebra/mine/suites"));
        Directory.CreateDirectory(repository.In("zebra/packages"));
        const string Source = "https://user:s3cret@host.invalid/v3/index.json";

        var result = await cli.RunAsync(
        [
            "run", "--data", repository.In("zebra/deep/order.json"), "--folder", repository.In("zebra/mine"),
            "--package-source", $"{Source},{repository.In("zebra/packages")}", "--keep-data", repository.In("zebra/kept"),
            .. (output + repository.In("zebra/place")).Split(' '),
        ]);

        result.Code.ShouldBe(0, result.Error);
        cli.Start!.Plan.Options.PackageSources.ShouldContain(Source);
        cli.Start.Plan.Options.CommandLine.ShouldBe(
            $"run --data order.json --folder mine --package-source ADDRESS,packages --keep-data kept --output{between}place");
        var files = Directory.GetFiles(repository.In("zebra/place"), "*", SearchOption.AllDirectories);
        files.Select(Path.GetFileName).ShouldContain("results.json");
        files.Select(Path.GetFileName).ShouldContain("report.html");
        foreach (var secret in (string[])["s3cret", "user:", "host.invalid", "zebra", repository.Path])
        {
            files.Where(file => File.ReadAllText(file).Contains(secret, StringComparison.Ordinal)).ShouldBeEmpty(secret);
        }
    }

    [Theory]
    [InlineData("zebra/mine.json", "run mine.json --dataset Books")]
    [InlineData("quick", "run quick --dataset Books")]
    public async Task The_file_of_a_suite_is_stored_by_its_name(string suite, string command)
    {
        repository.Write("zebra/mine.json", """{ "title": "T", "datasets": ["Books"] }""");

        var result = await cli.RunAsync(
            "run", suite == "quick" ? suite : repository.In(suite), "--dataset", "Books", "--output", repository.In("out"));

        result.Code.ShouldBe(0, result.Error);
        cli.Start!.Plan.Options.CommandLine.ShouldStartWith(command + " --output out");
        File.ReadAllText(repository.In("out/results.json")).ShouldNotContain("zebra");
    }

    [Fact]
    public async Task An_interrupted_run_says_where_its_payloads_are_and_what_removes_them()
    {
        cli.Engine = (start, _) =>
        {
            var file = SampleResults.Of(start.Plan);
            PrivateFolder files = new(new(start.Catalogue.Root), start.Folder, file.Run.Started);
            files.CreateFile(files.PathOf("0.bin"));
            return Task.FromResult(SampleResults.Write(file with { Run = file.Run with { Interrupted = true } }, start.Folder));
        };

        var result = await cli.RunAsync("run", "--output", repository.In("out"));

        var folder = Directory.GetDirectories(repository.In("artifacts/private")).ShouldHaveSingleItem();
        result.Output.ShouldContain($"Payloads with values of the data stay in {folder}, which only you can read");
    }

    [Fact]
    public async Task Several_experiments_share_one_results_file_and_one_report()
    {
        var result = await cli.RunAsync("run", "--experiment", "speed,check", "--output", repository.In("out"));

        result.Error.ShouldBeEmpty();
        result.Code.ShouldBe(0);
        cli.Start!.Plan.Experiments.Select(planned => planned.Name).ShouldBe([ExperimentNames.Check, ExperimentNames.Speed]);
        result.Output.ShouldContain("experiments check, speed;");
        result.Output.ShouldContain(" measured (speed); ");
        result.Output.ShouldContain(" checked (check).");
        string[] files = ["check.csv", "report.md", "results.csv", "results.json", "speed.csv"];
        Directory.GetFiles(repository.In("out")).Select(Path.GetFileName).Intersect(files).Order().ShouldBe(files);

        (await cli.RunAsync("report", repository.In("out"), "--output", repository.In("again"))).Code.ShouldBe(0);

        File.ReadAllText(repository.In("again/report.md")).ShouldBe(File.ReadAllText(repository.In("out/report.md")));
    }

    [Fact]
    public async Task A_row_that_fails_in_one_of_several_experiments_fails_the_run()
    {
        cli.Engine = (start, _) =>
        {
            var file = SampleResults.Of(start.Plan);
            var broken = file.Cases[0];
            var parts = broken.Experiments.ToDictionary(part => part.Key, part => part.Value);
            parts[ExperimentNames.FirstCall] = new() { Outcome = Outcome.Wrong, Reason = "it came back as null" };
            file = file with { Cases = [broken with { Experiments = parts }, .. file.Cases.Skip(1)] };
            return Task.FromResult(SampleResults.Write(file, start.Folder));
        };

        var result = await cli.RunAsync("run", "--experiment", "*", "--output", repository.In("out"));

        result.Code.ShouldBe(1, result.Error);

        // It is wrong in all experiments, whichever proved it.
        var report = File.ReadAllText(repository.In("out/report.md"));
        report.ShouldContain("it came back as null");
        report.ShouldContain("23 of 26 cases measured (speed)");
    }

    [Fact]
    public async Task An_experiment_that_there_is_not_gets_a_suggestion()
    {
        (await cli.RunAsync("run", "--experiment", "sped")).ShouldBeRefused("--experiment 'sped' matches nothing: did you mean speed?");
    }

    [Theory]
    [InlineData(Outcome.Measured, 0)]
    [InlineData(Outcome.Unavailable, 0)]
    [InlineData(Outcome.Unsupported, 0)]
    [InlineData(Outcome.Skipped, 0)]
    [InlineData(Outcome.Wrong, 1)]
    [InlineData(Outcome.Failed, 1)]
    [InlineData(Outcome.BuildFailed, 1)]
    [InlineData(Outcome.Crashed, 1)]
    [InlineData(Outcome.Hung, 1)]
    [InlineData(Outcome.OutOfMemory, 1)]
    public async Task The_exit_code_tells_whether_a_row_failed(Outcome outcome, int code)
    {
        cli.Engine = (start, _) => Task.FromResult(SampleResults.Write(
            SampleResults.Of(start.Plan, c => c.Id.Serializer == "Packed" ? outcome : Outcome.Measured), start.Folder));

        (await cli.RunAsync("run")).Code.ShouldBe(code);
    }

    [Theory]
    [InlineData(Outcome.Failed)]
    [InlineData(Outcome.Unavailable)]
    public async Task Nothing_measured_is_3(Outcome outcome)
    {
        cli.Engine = (start, _) => Task.FromResult(SampleResults.Write(SampleResults.Of(start.Plan, _ => outcome), start.Folder));

        (await cli.RunAsync("run")).Code.ShouldBe(3);
    }

    [Fact]
    public async Task Interrupted_is_130_and_says_how_to_go_on()
    {
        cli.Engine = (start, _) =>
        {
            var file = SampleResults.Of(start.Plan, c => c.Id.Table.Count == 1 ? Outcome.Measured : Outcome.Skipped);
            return Task.FromResult(SampleResults.Write(file with { Run = file.Run with { Interrupted = true } }, start.Folder));
        };

        var result = await cli.RunAsync("run", "--output", repository.In("out"));

        result.Code.ShouldBe(130);
        result.Output.ShouldContain("roundup run --resume " + repository.In("out"));
        result.Output.ShouldContain($"Written to {repository.In("out")}: results.json, report.md");
        File.Exists(repository.In("out/report.md")).ShouldBeTrue();
    }

    [Fact]
    public async Task Cancelled_before_there_was_anything_is_130()
    {
        cli.Engine = (_, _) => throw new OperationCanceledException();

        var result = await cli.RunAsync("run", "--output", repository.In("out"));

        result.Code.ShouldBe(130);
        Directory.Exists(repository.In("out")).ShouldBeFalse();
    }

    [Fact]
    public async Task An_output_that_cannot_be_written_is_4_before_anything_runs()
    {
        var file = repository.Write("file", "");

        var result = await cli.RunAsync("run", "--output", Path.Combine(file, "out"));

        result.Code.ShouldBe(4);
        result.Error.ShouldStartWith($"Cannot write to {Path.Combine(file, "out")}");
        cli.Start.ShouldBeNull();
    }

    [Fact]
    public async Task A_full_disk_is_4_and_says_how_to_continue()
    {
        cli.Engine = (start, _) =>
        {
            File.WriteAllText(Path.Combine(start.Folder, "journal.jsonl"), "");
            throw new IOException("No space left on device");
        };

        var result = await cli.RunAsync("run", "--output", repository.In("out"));

        result.Code.ShouldBe(4);
        result.Error.ShouldContain("No space left on device; make room and continue with `roundup run --resume");
        File.Exists(repository.In("out/journal.jsonl")).ShouldBeTrue();
    }

    [Fact]
    public async Task A_folder_that_holds_a_run_is_not_written_over()
    {
        var file = repository.Write("out/results.json", "precious");

        (await cli.RunAsync("run", "--output", repository.In("out"))).ShouldBeRefused("already contains a run");
        File.ReadAllText(file).ShouldBe("precious");
    }

    [Fact]
    public async Task What_happens_is_told_in_plain_lines_and_like_cases_once()
    {
        cli.Engine = (start, _) =>
        {
            start.Observer.StageStarted(RunStage.Build, 1);
            start.Observer.Progress(RunStage.Build, 1, 1, "");
            foreach (var planned in start.Plan.Cases.Where(c => c.Id.Serializer == "Packed"))
            {
                start.Observer.CaseEnded(planned.Id, Outcome.BuildFailed, "CS1002");
            }

            return Task.FromResult(SampleResults.Write(
                SampleResults.Of(start.Plan, c => c.Id.Serializer == "Packed" ? Outcome.BuildFailed : Outcome.Measured), start.Folder));
        };

        var lines = (await cli.RunAsync("run")).Output.Split(Environment.NewLine);

        lines.ShouldContain("Building: 1 step");
        lines.Count(l => l.StartsWith("build-failed: Packed", StringComparison.Ordinal)).ShouldBe(1);
        lines.ShouldContain("3 more cases ended for the reasons above: the report lists each.");
    }
}
