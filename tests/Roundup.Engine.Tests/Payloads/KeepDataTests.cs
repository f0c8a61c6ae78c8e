using System.Security.Cryptography;
using System.Text;
using Roundup.Catalogue;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Journaling;
using Roundup.Engine.Payloads;
using Roundup.Engine.Tests.Support;
using Roundup.Results;

namespace Roundup.Engine.Tests.Payloads;

/// <summary>With real workers: what is kept is what the serializer wrote, and of rows that fail nothing is.</summary>
[Collection(WithRepository.Others)]
public sealed class KeepDataTests(TestRepository repository)
{
    private const string Good = "Notes-1-Bytes/Misbehaving-good@net10.0.json";

    [Fact]
    public async Task Payloads_are_written_whole_and_listed()
    {
        var folder = repository.NewFolder();

        var results = await repository.RunAsync(Plan("good,loses-member,throws,flips", folder), repository.NewFolder());

        Files(folder).ShouldBe([PayloadIndex.Name, Good, "Notes-1-Bytes/Misbehaving-loses-member@net10.0.json"], ignoreOrder: true);
        var payload = await File.ReadAllBytesAsync(Path.Combine(folder, Good));
        Encoding.UTF8.GetString(payload).ShouldStartWith("{");
        var good = results.Cases.First(result => result.Id.Serializer == "Misbehaving/good");
        good.SizeBytes.ShouldNotBeNull();
        var index = await File.ReadAllLinesAsync(Path.Combine(folder, PayloadIndex.Name));
        index.Length.ShouldBe(3);
        var hash = Convert.ToHexStringLower(SHA256.HashData(payload));
        index[1].ShouldBe($"Misbehaving/good,none,Notes,1,Bytes,net10.0,{Good},{payload.Length},{hash}");
    }

    [Fact]
    public async Task A_compressed_payload_has_both_file_endings()
    {
        var folder = repository.NewFolder();

        await repository.RunAsync(Plan("good", folder, "odd/good,odd/throws"), repository.NewFolder());

        Files(folder).ShouldBe([PayloadIndex.Name, "Notes-1-Bytes/Misbehaving-good+odd-good@net10.0.json.packed"], ignoreOrder: true);
    }

    [Fact]
    public async Task A_resumed_run_lists_what_its_first_part_kept()
    {
        var folder = repository.NewFolder();
        var run = repository.NewFolder();
        using var interruption = new CancellationTokenSource();
        var watcher = new Watcher((stage, _, _) => Interrupt(stage, interruption));
        var plan = Plan("good,loses-member", folder, experiment: ExperimentNames.Speed);
        await repository.RunAsync(plan, run, observer: watcher, cancellation: interruption.Token);
        File.Delete(Path.Combine(folder, PayloadIndex.Name));

        await repository.RunAsync(plan, run, resume: true);

        RunFolder.ReadOptions(run).KeepData.ShouldBe(folder);
        (await File.ReadAllLinesAsync(Path.Combine(folder, PayloadIndex.Name))).Length.ShouldBe(3);
    }

    [Fact]
    public async Task A_folder_that_cannot_be_written_ends_the_run_without_failing_the_row()
    {
        var folder = repository.NewFolder();

        // A file stands where the cell's folder has to be.
        await File.WriteAllTextAsync(Path.Combine(folder, "Notes-1-Bytes"), "");

        var error = await Should.ThrowAsync<RoundupException>(() => repository.RunAsync(Plan("good", folder), repository.NewFolder()));

        error.ExitCode.ShouldBe(ExitCode.OutputNotWritable);
        error.Message.ShouldContain(folder);
    }

    [Fact]
    public async Task A_file_that_the_worker_cannot_write_does_not_fail_the_row()
    {
        var folder = repository.NewFolder();
        Directory.CreateDirectory(Path.Combine(folder, "Notes-1-Bytes", "Misbehaving-good@net10.0.part"));

        var error = await Should.ThrowAsync<RoundupException>(() => repository.RunAsync(Plan("good", folder), repository.NewFolder()));

        error.ExitCode.ShouldBe(ExitCode.OutputNotWritable);
    }

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

    private Plan Plan(string rows, string folder, string? compressor = null, string experiment = ExperimentNames.Fidelity) =>
        repository.PlanOf(
            rows,
            Efforts.Hardly,
            new RunOptions { KeepData = folder, Compressors = compressor?.Split(',') ?? [], Experiments = [experiment] });
}
