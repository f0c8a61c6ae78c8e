namespace Roundup.Processes.Tests.Builds;

/// <summary>What was built is used again only as it was built.</summary>
public sealed class ReuseTests(TestRepository repository) : IClassFixture<TestRepository>
{
    private const string Assembly = "Roundup.Serializers.Tiny.dll";

    /// <summary>What is built, and models: <see cref="UnitBuilderTests"/>.</summary>
    [Theory]
    [InlineData("Notes-*.bin")]
    [InlineData("Notes-*.bin.json")]
    public async Task Values_that_were_cut_are_made_again(string pattern)
    {
        var whole = await TinyRun.VerifyAsync(repository);
        var folder = new RepositoryLayout(repository.Root).Values;
        var file = Directory.EnumerateFiles(folder, pattern).Single();
        var bytes = await File.ReadAllBytesAsync(file);
        await File.WriteAllBytesAsync(file, bytes[..(bytes.Length / 2)]);

        var again = await TinyRun.VerifyAsync(repository);

        TinyRun.ShouldBeExact(again);
        new FileInfo(file).Length.ShouldBeGreaterThan(bytes.Length / 2);
        again.Datasets.Single().Hash.ShouldBe(whole.Datasets.Single().Hash);
    }

    [Fact]
    public async Task An_assembly_that_is_overwritten_during_a_run_is_named_and_not_the_library_blamed()
    {
        await TinyRun.VerifyAsync(repository);
        var file = TinyRun.FileOf(repository, "bin", Assembly);
        var built = await File.ReadAllBytesAsync(file);
        var overwritten = new Watcher((stage, _, _) =>
        {
            if (stage == RunStage.Verify)
            {
                File.WriteAllText(file, "not an assembly");
            }
        });

        // Only after the proof does the next worker start.
        var timed = new RunOptions { Experiments = [ExperimentNames.Speed] };
        var result = (await TinyRun.VerifyAsync(repository, options: timed, observer: overwritten)).Cases.ShouldHaveSingleItem();

        result.Outcome.ShouldBe(Outcome.BuildFailed);
        result.Reason.ShouldBe($"{Assembly} was changed by something else after it was built: run again to build it again");
        await File.WriteAllBytesAsync(file, built);
    }

    [Fact]
    public async Task A_unit_that_is_built_anew_during_a_run_is_named_in_a_notice()
    {
        await TinyRun.VerifyAsync(repository);
        var file = TinyRun.FileOf(repository, "bin", "Roundup.Serializers.Tiny.pdb");
        var built = await File.ReadAllBytesAsync(file);
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
        await File.WriteAllBytesAsync(file, built);
        (await TinyRun.VerifyAsync(repository)).Notices.ShouldNotContain(notice => notice.Code == NoticeCode.ChangedMeanwhile);
    }
}
