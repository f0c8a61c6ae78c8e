namespace Roundup.Processes.Tests.Builds;

/// <summary>
/// A runtime from its package, in a folder of packages that has a space, a letter outside ASCII and no separator at its end: that of
/// a run with a package source of its own, in a repository with such a name.
/// </summary>
public sealed class RuntimeUnitTests : IDisposable
{
    private const string Framework = "net8.0";
    private const string OtherSettings = Target.Default + "-no-pgo";
    private readonly TestRepository _repository = new("clone für Zoë");

    /// <summary>The repository with the configured feed: its own is empty.</summary>
    public RuntimeUnitTests() => File.Delete(_repository.Configuration);

    private string RuntimeFolder => Path.Combine(_repository.Root, "artifacts", "units", "runtime-" + Framework);

    private string Packages => Path.Combine(_repository.Root, "artifacts", "packages");

    public void Dispose() => _repository.Dispose();

    [SlowFact]
    public async Task A_runtime_that_was_emptied_is_written_again_and_one_that_cannot_be_used_is_reported_once_for_the_target()
    {
        if (!await RunsAsync())
        {
            return;
        }

        Remove(Path.Combine(RuntimeFolder, "bin", "shared"));
        (await RunsAsync()).ShouldBeTrue();
        Directory.EnumerateFiles(RuntimeFolder, "System.Private.CoreLib.dll", SearchOption.AllDirectories).ShouldNotBeEmpty();

        if (OperatingSystem.IsLinux())
        {
            // Damaged in the package: what is damaged in the folder of the runtime is written again.
            var library = Directory.EnumerateFiles(Packages, "libhostpolicy.so", SearchOption.AllDirectories).Single();
            var bytes = await File.ReadAllBytesAsync(library);
            await File.WriteAllTextAsync(library, "");
            Remove(RuntimeFolder);
            ShouldBeTheTargets(
                await VerifyAsync(), "libhostpolicy.so: file too short (exit code 130: a library of the host cannot be loaded)");
            await File.WriteAllBytesAsync(library, bytes);
        }

        var package = Directory.EnumerateDirectories(Packages, "microsoft.netcore.app.runtime.*", SearchOption.AllDirectories).Single();
        var runtimes = Directory.EnumerateDirectories(package, "runtimes", SearchOption.AllDirectories).Single();
        Directory.Delete(runtimes, recursive: true);
        Remove(RuntimeFolder);
        ShouldBeTheTargets(await VerifyAsync(), " has no runtimes/");
    }

    private Task<ResultsFile> VerifyAsync()
    {
        var options = new RunOptions
        {
            Datasets = ["Notes"],
            Operations = ["Serialize"],
            Targets = [Target.Default, OtherSettings, Framework],
            PackageSources = [Path.Combine(_repository.Root, "suites")],
            Experiments = [ProofOnly.Experiment],
        };
        return _repository.RunAsync(_repository.PlanOf("Tiny/default", Efforts.Hardly, options), _repository.NewFolder());
    }

    private static IEnumerable<CaseResult> On(ResultsFile results, string target) =>
        results.Cases.Where(result => result.Id.Table.Target == target);

    /// <summary>
    /// Whether a worker runs on it. A source without the package leaves it unavailable, with the reason; anything else is a fault of ours.
    /// </summary>
    private async Task<bool> RunsAsync()
    {
        var results = await VerifyAsync();
        On(results, OtherSettings).ShouldAllBe(result => result.Fidelity == Fidelity.Exact);
        results.Targets.Single(target => target.Name == OtherSettings).Settings["Tiered compilation"].ShouldStartWith("on, without PGO");
        var cases = On(results, Framework).ToList();
        var isMissing = cases.All(result =>
            result.Outcome == Outcome.Unavailable && result.Reason!.StartsWith("package ", StringComparison.Ordinal));
        (isMissing || cases.All(result => result.Fidelity == Fidelity.Exact)).ShouldBeTrue(cases[0].Reason);
        return !isMissing;
    }

    private static void ShouldBeTheTargets(ResultsFile results, string reason)
    {
        On(results, Target.Default).ShouldAllBe(result => result.Fidelity == Fidelity.Exact);
        On(results, Framework).ShouldAllBe(result => result.Outcome == Outcome.Unavailable && result.Reason!.Contains(reason));
        var notice = results.Notices.Where(notice => notice.Code != NoticeCode.Steal).ShouldHaveSingleItem();
        notice.Code.ShouldBe(NoticeCode.TargetUnavailable);
        notice.Arguments[0].ShouldBe(Framework);
        notice.Arguments[1].ShouldContain(reason);
    }

    private static void Remove(string folder)
    {
        if (Directory.Exists(folder))
        {
            Directory.Delete(folder, recursive: true);
        }
    }
}
