namespace Roundup.Processes.Tests.Resuming;

/// <summary>The disk fills up in the middle of a run. The disk and the host are real, the workers are not.</summary>
public sealed class FullDiskTests : IDisposable
{
    private readonly ScriptedRun _run = new("good", "other");

    [SmallDiskFact]
    public async Task A_full_disk_is_one_sentence_with_its_exit_code_and_the_run_can_be_resumed()
    {
        var disk = _run.NewFolder();
        var kept = _run.NewFolder();
        using var process = ProcessLauncher.Start(SmallDiskFactAttribute.Script($"""
            mount -t tmpfs -o size=16k none {disk}
            {Conduct(HostProgram.Scripted, disk, resume: false)}
            echo full $?
            cp -r {disk}/* {kept}
            mount -o remount,size=4m {disk}
            {Conduct(HostProgram.Scripted, disk, resume: true)}
            echo resumed $?
            cp {disk}/results.json {kept}
            """))!;
        var errors = process.StandardError.ReadToEndAsync();
        var output = await process.StandardOutput.ReadToEndAsync();
        await process.WaitForExitAsync();

        output.ShouldContain($"full {(int)ExitCode.OutputNotWritable}", customMessage: await errors);
        var journal = Path.Combine(disk, "journal.jsonl");
        (await errors).Trim().ShouldBe(
            $"Cannot write to {journal}: No space left on device; make room and resume with --resume.");
        JournalText.Entries(kept).OfType<SampleEntry>().ShouldNotBeEmpty("the disk was full before timing began");
        output.ShouldContain("resumed 0");
        TestRepository.Results.Read(Path.Combine(kept, RunEngine.ResultsName)).Cases
            .ShouldAllBe(result => result.Outcome == Outcome.Measured);
    }

    [SlowSmallDiskFact]
    public async Task A_full_disk_during_a_build_is_named_and_no_library_is_blamed()
    {
        using var repository = new TestRepository("full");
        var (folder, units) = (repository.NewFolder(), Directory.CreateDirectory(new RepositoryLayout(repository.Root).Units).FullName);
        using var process = ProcessLauncher.Start(SmallDiskFactAttribute.Script($"""
            mount -t tmpfs -o size=256k none {units}
            {Conduct(repository.Root, folder, resume: false)}
            echo ended $?
            """))!;
        var errors = process.StandardError.ReadToEndAsync();
        var output = await process.StandardOutput.ReadToEndAsync();
        await process.WaitForExitAsync();

        output.ShouldContain($"ended {(int)ExitCode.OutputNotWritable}", customMessage: await errors);
        var said = (await errors).Trim();
        said.ShouldStartWith($"Cannot write to {units}");
        said.ShouldEndWith("No space left on device; make room and repeat, or resume with --resume.");
        TestRepository.Results.Read(Path.Combine(folder, RunEngine.ResultsName)).Cases
            .ShouldAllBe(result => result.Outcome != Outcome.BuildFailed);
    }

    [Fact]
    public void An_old_journal_is_never_written_over()
    {
        var folder = _run.NewFolder();
        var plan = _run.PlanOf(Efforts.Least);
        using (var journal = Journal.Create(folder, Made.State(plan)))
        {
            journal.Add(new PartEntry(1, 2));
        }

        Should.Throw<IOException>(() => Journal.Create(folder, Made.State(plan)));
        JournalText.Entries(folder).ShouldBe([new PartEntry(1, 2)]);
    }

    public void Dispose() => _run.Dispose();

    private static string Conduct(string root, string folder, bool resume)
    {
        var arguments = HostProcess.CommandLine(root, folder, resume, root == HostProgram.Scripted ? "good,other" : "good", 20);
        return $"'{Toolchain.DotNet}' '{string.Join("' '", arguments)}'";
    }
}
