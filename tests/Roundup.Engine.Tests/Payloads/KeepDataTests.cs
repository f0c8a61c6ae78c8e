using System.Security.Cryptography;
using Roundup.Engine.Payloads;

namespace Roundup.Engine.Tests.Payloads;

/// <summary>What is kept is what the serializer wrote, and of rows that fail nothing is.</summary>
public sealed class KeepDataTests : IDisposable
{
    private const string Good = "Notes-1-Bytes/good@net10.0.json";

    private readonly ScriptedRun _run = new("good", "loses", "throws", "flips");

    public KeepDataTests()
    {
        _run.Script("loses", at => at.Name == "Deserialize" ? Act.Loses("Remark: value") : null);
        _run.Script("throws", at => at.Name == "Serialize" ? Act.Throws("FormatException: no") : null);
        _run.Script("flips", at => at.Name == "Deserialize" ? Act.IsWrong("root 0 comes back changed") : null);
    }

    [Fact]
    public async Task Payloads_are_written_whole_and_listed()
    {
        var folder = _run.NewFolder();

        var results = await _run.RunAsync(Plan(folder));

        Files(folder).ShouldBe([PayloadIndex.Name, Good, "Notes-1-Bytes/loses@net10.0.json"], ignoreOrder: true);
        var payload = await File.ReadAllBytesAsync(Path.Combine(folder, Good));
        Encoding.UTF8.GetString(payload).ShouldBe(ScriptedWorkers.Payload("good", "Notes"));
        var good = results.Cases.First(result => result.Id.Serializer == "good");
        good.SizeBytes.ShouldNotBeNull();
        var index = await File.ReadAllLinesAsync(Path.Combine(folder, PayloadIndex.Name));
        index.Length.ShouldBe(3);
        var hash = Convert.ToHexStringLower(SHA256.HashData(payload));
        index[1].ShouldBe($"good,none,Notes,1,Bytes,net10.0,{Good},{payload.Length},{hash}");
    }

    [Fact]
    public async Task A_check_keeps_payloads_too_and_a_row_that_writes_none_is_told_of_its_round_trip_alone()
    {
        var folder = _run.NewFolder();
        _run.Script("throws", at => at.Name == "keep" ? Act.Throws("FormatException: no") : null);

        var results = await _run.RunAsync(Plan(folder, experiment: ExperimentNames.Check));

        Files(folder).ShouldContain(Good);
        Files(folder).ShouldNotContain("Notes-1-Bytes/throws@net10.0.json");
        results.Cases.ShouldAllBe(result => result.Part is CheckedCase);
        results.Cases.SelectMany(result => ((CheckedCase)result.Part).Findings).ShouldBeEmpty();
    }

    [Fact]
    public async Task A_compressed_payload_has_both_file_endings()
    {
        var folder = _run.NewFolder();

        _run.Script("good", at => at.Compressor == "throws" ? Act.Throws("FormatException: no") : null);

        await _run.RunAsync(Plan(folder, "odd/good,odd/throws"));

        Files(folder).ShouldBe(
            [
                PayloadIndex.Name,
                "Notes-1-Bytes/good+odd-good@net10.0.json.packed",
                "Notes-1-Bytes/loses+odd-good@net10.0.json.packed",
                "Notes-1-Bytes/loses+odd-throws@net10.0.json.packed",
            ],
            ignoreOrder: true);
    }

    [Fact]
    public async Task A_resumed_run_lists_what_its_first_part_kept()
    {
        var folder = _run.NewFolder();
        using var interruption = new CancellationTokenSource();
        var watcher = new Watcher((stage, _, _) => Interrupt(stage, interruption));
        var plan = Plan(folder, experiment: ExperimentNames.Speed);
        await _run.RunAsync(plan, observer: watcher, cancellation: interruption.Token);
        File.Delete(Path.Combine(folder, PayloadIndex.Name));

        await _run.RunAsync(plan, resume: true);

        RunFolder.ReadOptions(_run.Folder).KeepData.ShouldBe(folder);
        (await File.ReadAllLinesAsync(Path.Combine(folder, PayloadIndex.Name))).Length.ShouldBe(3);
    }

    [Fact]
    public async Task A_folder_that_cannot_be_written_ends_the_run_without_failing_the_row()
    {
        var folder = _run.NewFolder();

        // A file stands where the table's folder has to be.
        await File.WriteAllTextAsync(Path.Combine(folder, "Notes-1-Bytes"), "");

        var error = await Should.ThrowAsync<RoundupException>(() => _run.RunAsync(Plan(folder)));

        error.ExitCode.ShouldBe(ExitCode.OutputNotWritable);
        error.Message.ShouldContain(folder);
    }

    [Fact]
    public async Task A_file_that_the_worker_cannot_write_does_not_fail_the_row()
    {
        var folder = _run.NewFolder();
        Directory.CreateDirectory(Path.Combine(folder, "Notes-1-Bytes", "good@net10.0.part"));

        var error = await Should.ThrowAsync<RoundupException>(() => _run.RunAsync(Plan(folder)));

        error.ExitCode.ShouldBe(ExitCode.OutputNotWritable);
    }

    public void Dispose() => _run.Dispose();

    private static void Interrupt(RunStage stage, CancellationTokenSource interruption)
    {
        if (stage == RunStage.Measure)
        {
            interruption.Cancel();
        }
    }

    private static List<string> Files(string folder) =>
    [
        .. Directory.EnumerateFiles(folder, "*", SearchOption.AllDirectories)
            .Select(file => Path.GetRelativePath(folder, file).Replace('\\', '/')),
    ];

    private Plan Plan(string folder, string? compressor = null, string experiment = ProofOnly.Experiment) => _run.PlanOf(
        Efforts.Hardly,
        new RunOptions { KeepData = folder, Compressors = compressor?.Split(',') ?? [], Experiments = [experiment] });
}
