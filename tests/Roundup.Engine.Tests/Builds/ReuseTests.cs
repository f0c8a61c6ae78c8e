using Roundup.Engine.Builds;
using Roundup.Engine.Files;
using Roundup.Engine.Tests.Support;
using Roundup.Results;
using Roundup.Results.Messages;

namespace Roundup.Engine.Tests.Builds;

/// <summary>What was built is used again only as it was built.</summary>
public sealed class ReuseTests(TestRepository repository) : IClassFixture<TestRepository>
{
    private const string Assembly = "Roundup.Serializers.Tiny.dll";

    private string Artifacts => Path.Combine(repository.Root, "artifacts");

    [SlowTheory, Trait(AllTests.Category, AllTests.Slow)]
    [InlineData("units/Tiny-plain-net10.0/bin/Roundup.Serializers.Tiny.runtimeconfig.json")]
    [InlineData("units/Tiny-plain-net10.0/unit.json")]
    [InlineData("models/plain/Notes/stamp.txt")]
    [InlineData("values/Notes-*.bin.json")]
    public Task So_is_each_other_one(string pattern) => A_file_that_was_cut_is_made_again(pattern);

    /// <summary>A worker's assembly is one that is overwritten during a run, below.</summary>
    [Theory]
    [InlineData("units/values-Notes/bin/Roundup.Datasets.Notes.dll")]
    [InlineData("models/plain/Notes/Notes.Note.Canonical.cs")]
    [InlineData("values/Notes-*.bin")]
    public async Task A_file_that_was_cut_is_made_again(string pattern)
    {
        var whole = await TinyRun.VerifyAsync(repository);
        var folder = Path.Combine(Artifacts, Path.GetDirectoryName(pattern)!);
        var file = Directory.EnumerateFiles(folder, Path.GetFileName(pattern)).Single();
        var bytes = await File.ReadAllBytesAsync(file);
        await File.WriteAllBytesAsync(file, bytes[..(bytes.Length / 2)]);

        var again = await TinyRun.VerifyAsync(repository);

        TinyRun.ShouldBeExact(again);
        new FileInfo(file).Length.ShouldBeGreaterThan(bytes.Length / 2);
        again.Datasets.Single().Hash.ShouldBe(whole.Datasets.Single().Hash);
    }

    [Fact]
    public async Task A_run_with_another_dataset_adds_it_to_the_unit_and_what_a_killed_build_left_is_not_used()
    {
        Directory.Delete(TinyRun.FileOf(repository, "", ""), recursive: true);
        TinyRun.ShouldBeExact(await TinyRun.VerifyAsync(repository, datasets: "Notes"));
        TinyRun.ShouldBeExact(await TinyRun.VerifyAsync(repository, datasets: "Albums"));
        var built = BuiltAt();
        TinyRun.ShouldBeExact(await TinyRun.VerifyAsync(repository, datasets: "Notes"));
        BuiltAt().ShouldBe(built, "it has both");

        var compiled = Directory.EnumerateFiles(TinyRun.FileOf(repository, "obj", ""), Assembly, SearchOption.AllDirectories).First();
        await File.WriteAllTextAsync(compiled, "cut");
        File.Delete(TinyRun.FileOf(repository, "", "unit.json"));
        Directory.Delete(TinyRun.FileOf(repository, "bin", ""), recursive: true);

        TinyRun.ShouldBeExact(await TinyRun.VerifyAsync(repository));
    }

    [Fact]
    public async Task An_assembly_that_is_overwritten_during_a_run_is_named_and_not_the_library_blamed()
    {
        await TinyRun.VerifyAsync(repository);
        var file = TinyRun.FileOf(repository, "bin", Assembly);
        var overwritten = new Watcher((stage, _, _) =>
        {
            if (stage == RunStage.Verify)
            {
                File.WriteAllText(file, "not an assembly");
            }
        });

        var result = (await TinyRun.VerifyAsync(repository, observer: overwritten)).Cases.ShouldHaveSingleItem();

        result.Outcome.ShouldBe(Outcome.BuildFailed);
        result.Reason.ShouldBe($"{Assembly} was changed by something else after it was built: run again to build it again");
        TinyRun.ShouldBeExact(await TinyRun.VerifyAsync(repository));
    }

    [Fact]
    public async Task A_unit_that_is_built_anew_during_a_run_is_named_in_a_notice()
    {
        await TinyRun.VerifyAsync(repository);
        var file = TinyRun.FileOf(repository, "bin", "Roundup.Serializers.Tiny.pdb");
        var changed = new Watcher((stage, _, _) =>
        {
            if (stage == RunStage.Verify)
            {
                File.WriteAllText(file, "of another build");
            }
        });

        var results = await TinyRun.VerifyAsync(repository, observer: changed);

        TinyRun.ShouldBeExact(results);
        results.Notices.Single(notice => notice.Code == NoticeCode.ChangedMeanwhile).Arguments.ShouldBe(["Tiny"]);
        (await TinyRun.VerifyAsync(repository)).Notices.ShouldNotContain(notice => notice.Code == NoticeCode.ChangedMeanwhile);
    }

    [Fact]
    public async Task A_build_waits_for_a_unit_that_another_one_has_and_for_no_other()
    {
        await TinyRun.VerifyAsync(repository);
        var layout = new RepositoryLayout(repository.Root);
        var waits = new TaskCompletionSource();
        var watcher = new Watcher(step: now =>
        {
            if (now.StartsWith("waiting for another roundup", StringComparison.Ordinal))
            {
                waits.TrySetResult();
            }
        });
        Task<ResultsFile> run;
        using (ExclusiveFile.Take(layout.LockOf("Misbehaving-plain-net10.0")))
        {
            TinyRun.ShouldBeExact(await TinyRun.VerifyAsync(repository));
            using (ExclusiveFile.Take(layout.LockOf("Tiny-plain-net10.0")))
            {
                run = TinyRun.VerifyAsync(repository, observer: watcher);
                (await Task.WhenAny(waits.Task, run)).ShouldBe(waits.Task);
            }
        }

        TinyRun.ShouldBeExact(await run);
    }

    private DateTime BuiltAt() => File.GetLastWriteTimeUtc(TinyRun.FileOf(repository, "bin", Assembly));
}
