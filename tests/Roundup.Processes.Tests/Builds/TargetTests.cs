namespace Roundup.Processes.Tests.Builds;

public sealed class TargetTests
{
    [Fact]
    public void Targets_that_differ_in_settings_alone_share_a_build_and_not_their_settings()
    {
        var plain = Target.Parse("net10.0");
        var slow = Target.Parse("net10.0-no-tiering");

        slow.Build.ShouldBe(plain.Build);
        plain.Settings.ShouldBeEmpty();
        slow.Settings.ShouldBe(new Dictionary<string, string> { ["DOTNET_TieredCompilation"] = "0" });
        WorkerProgram.OfAssembly("x.dll").Start().Environment.ShouldNotContainKey("DOTNET_TieredCompilation");
        new WorkerProgram(null, "x", slow.Settings).Start().Environment["DOTNET_TieredCompilation"].ShouldBe("0");
    }

    [Theory]
    [InlineData("net10.0", "A.dll", false, false, "net9.0")]
    [InlineData("net9.0", "A.dll", true, false, "net9.0")]
    [InlineData("net8.0", "A.dll", true, false, "net8.0")]
    [InlineData("net9.0-r2r", "A.dll", true, true, "net9.0")]
    [InlineData("net6.0", "A.dll", true, false, "netstandard2.0")]
    [InlineData("net48", "A.exe", false, false, "netstandard2.0")]
    public void A_target_knows_its_file_runtime_and_contracts(
        string name,
        string file,
        bool needsRuntime,
        bool isPublished,
        string contracts)
    {
        var target = Target.Parse(name);

        target.FileName("A").ShouldBe(file);
        (target.NeedsRuntime, target.IsPublished, target.Contracts).ShouldBe((needsRuntime, isPublished, contracts));
    }

    [Fact]
    public void A_native_executable_runs_itself_without_a_runtime()
    {
        var target = Target.Parse("net9.0-aot");

        (target.NeedsRuntime, target.IsPublished, new RepositoryLayout("/r").HostOf(target)).ShouldBe((false, true, null));
        target.FileName("A").ShouldBe(OperatingSystem.IsWindows() ? "A.exe" : "A");
    }

    [Fact]
    public void Target_names_are_unique_and_the_default_is_the_runtime_of_this_program()
    {
        Target.All.ShouldBeUnique();
        Target.All[0].ShouldBe(Target.Default);
        Target.Default.ShouldBe($"net{Environment.Version.Major}.0");
    }

    [SlowFact, Trait(AllTests.Category, AllTests.Slow)]
    public async Task A_row_that_reflects_is_unsupported_ahead_of_time()
    {
        var result = On(await VerifyAsync("net8.0-aot"), "net8.0-aot");

        const string NoReflection = "cannot run where all is compiled ahead of time: InvalidOperationException: Reflection-based";
        (result.Outcome == Outcome.Unavailable
            || (result.Outcome == Outcome.Unsupported && result.Reason!.StartsWith(NoReflection, StringComparison.Ordinal)))
            .ShouldBeTrue(result.Reason);
    }

    private static CaseResult On(ResultsFile results, string target) =>
        results.Cases.Single(result => result.Id.Table.Target == target);

    /// <summary>With the configured feed: the test repository's own is empty. In a folder whose name needs to be quoted.</summary>
    private static async Task<ResultsFile> VerifyAsync(params string[] targets)
    {
        using var repository = new TestRepository("clone für Zoë");
        File.Delete(repository.Configuration);
        var options = new RunOptions { Operations = ["Serialize"], Targets = targets, Experiments = [ProofOnly.Experiment] };
        return await repository.RunAsync(repository.PlanOf("Tiny/default", Efforts.Least, options), repository.NewFolder());
    }
}
