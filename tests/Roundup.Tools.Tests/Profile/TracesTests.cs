using System.Text;
using Roundup.Engine.Workers;
using Roundup.ModelCompiler;
using Roundup.ModelCompiler.Flavours;
using Roundup.Profile.Traces;
using Roundup.Results;

namespace Roundup.Tools.Tests.Profile;

/// <summary>With real workers and their real traces.</summary>
public sealed class TracesTests(TestRepository repository) : IClassFixture<TestRepository>
{
    [DiagnosticsFact]
    public async Task A_profile_shows_where_the_time_goes_and_what_the_cold_call_consists_of()
    {
        var folder = repository.NewFolder();

        var profile = await ProfileAsync("good", "Serialize", folder);

        profile.Files.Trace.ShouldBe(Path.Combine(folder, "Misbehaving-good-Notes-1-Bytes-Serialize@net10.0.nettrace"));
        Directory.GetFiles(folder).ShouldBe([profile.Files.Trace, profile.Files.SpeedScope, profile.Files.ColdCall], ignoreOrder: true);
        foreach (var trace in (string[])[profile.Files.Trace, profile.Files.ColdCall])
        {
            Encoding.ASCII.GetString((await File.ReadAllBytesAsync(trace)).AsSpan(0, 8)).ShouldBe("Nettrace");
        }

        profile.Calls.ShouldBeGreaterThan(0);
        profile.Samples.Samples.ShouldBeGreaterThan(10);
        profile.Samples.Methods.Sum(part => part.Self).ShouldBe(1, 0.01);
        profile.Samples.Assemblies.Sum(part => part.Self).ShouldBe(1, 0.01);
        profile.Samples.Methods.ShouldAllBe(part => part.Self <= part.Total + 1e-9 && part.Total <= 1 + 1e-9);

        // The entrant's own method may be compiled into its caller; what it calls is there.
        profile.Samples.Assemblies.ShouldContain(part => part.Name.Contains("System.Text.Json", StringComparison.Ordinal));

        using var speedScope = JsonDocument.Parse(await File.ReadAllTextAsync(profile.Files.SpeedScope));
        speedScope.RootElement.GetProperty("profiles").GetArrayLength().ShouldBe(1, "the timed thread alone");
    }

    [DiagnosticsFact]
    public async Task The_parts_of_a_cold_call_agree_with_the_runtimes_own_count()
    {
        var call = (await ProfileAsync("good", "Deserialize", repository.NewFolder())).ColdCall;

        call.LostEvents.ShouldBe(0);
        call.Parts.Select(part => part.Work).ShouldBe(Enum.GetValues<RuntimeWork>());
        call.Parts.ShouldAllBe(part => part.Ns >= 0 && part.Things >= 0);
        call.OwnNs.ShouldBeGreaterThan(0);

        // Each from a process of its own; stubs and the like are counted by one of them only.
        var jit = call.Parts[0];
        jit.Things.ShouldBeInRange((int)(call.UntracedMethods! * 0.8) - 3, (int)(call.UntracedMethods! * 1.2) + 3);
        jit.Things.ShouldBeGreaterThan(0);
        call.Slowest.ShouldNotBeEmpty();
        call.Slowest.Count.ShouldBeLessThanOrEqualTo(jit.Things);
        call.Slowest.ShouldBe(call.Slowest.OrderByDescending(method => method.Ns));
    }

    [DiagnosticsFact]
    public async Task A_row_that_crashes_is_reported()
    {
        var error = await Should.ThrowAsync<RoundupException>(() => ProfileAsync("overflows", "Serialize", repository.NewFolder()));

        error.ExitCode.ShouldBe(ExitCode.SomeFailed);
        error.Message.ShouldStartWith("Misbehaving/overflows Notes x1 Bytes Serialize net10.0 is crashed: stack overflow");
    }

    [DiagnosticsFact]
    public async Task A_row_that_is_wrong_is_not_sampled()
    {
        var folder = repository.NewFolder();

        var error = await Should.ThrowAsync<RoundupException>(() => ProfileAsync("flips", "Serialize", folder));

        error.ExitCode.ShouldBe(ExitCode.SomeFailed);
        error.Message.ShouldContain(" is wrong: ");
        File.Exists(Path.Combine(folder, "Misbehaving-flips-Notes-1-Bytes-Serialize@net10.0.nettrace")).ShouldBeFalse();
    }

    [Fact]
    public async Task A_process_without_a_diagnostics_port_is_unsupported()
    {
        var path = Path.Combine(repository.NewFolder(), "none.nettrace");

        var failure = await Should.ThrowAsync<WorkerFailedException>(
            () => Recording.SamplesAsync(int.MaxValue, path, CancellationToken.None));

        failure.Outcome.ShouldBe(Outcome.Unsupported);
        failure.Message.ShouldContain("cannot be traced");
        File.Exists(path).ShouldBeFalse();
    }

    [Fact]
    public void A_named_file_is_used()
    {
        var table = new TableId("Books", 1, Shape.Bytes, Operation.Serialize, "net10.0");
        var files = ProfileFiles.In(Path.Combine("x", "mine.nettrace"), new CaseId("a", CaseId.NoCompressor, table));

        files.Trace.ShouldBe(Path.GetFullPath(Path.Combine("x", "mine.nettrace")));
        files.SpeedScope.ShouldBe(Path.GetFullPath(Path.Combine("x", "mine.speedscope.json")));
        files.ColdCall.ShouldBe(Path.GetFullPath(Path.Combine("x", "mine.cold-call.nettrace")));
    }

    private Task<ProfileResult> ProfileAsync(string row, string operation, string folder)
    {
        var plan = repository.PlanOf(row, Efforts.Least, new RunOptions { Operations = [operation] });
        var datasets = CatalogueReader.Read(repository.Root, TestRepository.Experiments).Datasets;
        var files = ProfileFiles.In(folder, plan.Cases.Single().Id);
        return new ProfileEngine(repository.Root, datasets, FlavourList.All, new Watcher())
            .ProfileAsync(plan, files, TimeSpan.FromSeconds(0.5), CancellationToken.None);
    }
}
