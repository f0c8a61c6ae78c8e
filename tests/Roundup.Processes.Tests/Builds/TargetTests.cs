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
    [InlineData("net11.0", "A.dll", true, false, "net9.0")]
    [InlineData("net11.0-r2r", "A.dll", true, true, "net9.0")]
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
        Target.Known.ShouldAllBe(target => target.Contracts.StartsWith("net"));
        Target.All[0].ShouldBe(Target.Default);
        Target.Default.ShouldBe($"net{Environment.Version.Major}.0");
    }

    /// <summary>That other rows are measured on such targets is a step of .ci/run.</summary>
    [SlowFact]
    public async Task A_row_that_reflects_is_unsupported_ahead_of_time()
    {
        // With the configured feed, since the repository's own is empty. In a folder whose name needs to be quoted.
        using var repository = new TestRepository("clone für Zoë");
        File.Delete(repository.Configuration);
        var options = new RunOptions { Operations = ["Serialize"], Targets = ["net11.0-aot"], Experiments = [ProofOnly.Experiment] };
        var results = await repository.RunAsync(repository.PlanOf("Tiny/default", Efforts.Least, options), repository.NewFolder());

        var result = results.Cases.Single();

        const string NoReflection = "cannot run where all is compiled ahead of time: InvalidOperationException: Reflection-based";
        (result.Outcome == Outcome.Unavailable
            || (result.Outcome == Outcome.Unsupported && result.Reason!.StartsWith(NoReflection, StringComparison.Ordinal)))
            .ShouldBeTrue(result.Reason);
    }

    [SlowFact]
    public async Task Of_a_package_and_the_runtime_the_newer_version_is_measured_and_no_other()
    {
        using var repository = new TestRepository("pins");
        File.Delete(repository.Configuration);
        var project = Path.Combine(repository.Root, "serializers", "Tiny", "Tiny.csproj");
        File.WriteAllText(project, File.ReadAllText(project)
            .Replace("<Library>", "<PinnedPackage>System.Text.Json</PinnedPackage><Library>")
            .Replace("</ItemGroup>", """
                <PackageReference Include="System.Text.Json" Condition="'$(RoundupPinnedPackages)' != ''" /></ItemGroup>
                """));
        var options = new RunOptions { Operations = ["Serialize"], Experiments = [ProofOnly.Experiment] };
        var plan = repository.PlanOf("Tiny/default,Tiny@8.0.5/default,Tiny@11.0.0/default", Efforts.Least, options);

        var results = await repository.RunAsync(plan, repository.NewFolder());

        // A row whose package the source lacks is unavailable for that reason.
        CaseResult Of(string library) => results.Cases.Single(result => result.Id.Serializer == library);
        var (older, newer) = (Of("Tiny@8.0.5"), Of("Tiny@11.0.0"));
        Of("Tiny").Fidelity.ShouldBe(Fidelity.Exact);
        older.Outcome.ShouldBe(Outcome.Unavailable);
        (older.Reason!.Contains(" not found") || older.Reason.StartsWith("the runtime has this version")).ShouldBeTrue(older.Reason);
        (newer.Fidelity == Fidelity.Exact || newer.Reason!.Contains(" not found")).ShouldBeTrue(newer.Reason);
        results.Serializers.Single(row => row.Library == "Tiny@11.0.0").Version
            .ShouldBeOneOf("11.0.0", newer.Outcome == Outcome.Unavailable ? null : "11.0.0");
    }
}
