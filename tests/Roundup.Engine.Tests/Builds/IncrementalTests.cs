using Roundup.Catalogue.Planning;
using Roundup.Engine.Tests.Support;
using Roundup.Results;

namespace Roundup.Engine.Tests.Builds;

/// <summary>What did not change is not built again.</summary>
[Collection(WithRepository.Others)]
public sealed class IncrementalTests(TestRepository repository)
{
    /// <summary>What counts besides a shared file: <see cref="ReferencedProjectsTests"/>.</summary>
    [Fact]
    public async Task A_changed_file_that_one_entrant_uses_builds_that_entrant_alone()
    {
        await VerifyAsync();
        var changed = BuiltAt("Picky-plain-names-the-file-net10.0", "Picky");
        var other = BuiltAt("Misbehaving-plain-net10.0", "Misbehaving");

        await File.AppendAllTextAsync(Path.Combine(repository.Root, "serializers", "Shared", "PickyCalls.cs"), "\n// Changed.\n");
        var results = await VerifyAsync();

        BuiltAt("Picky-plain-names-the-file-net10.0", "Picky").ShouldBeGreaterThan(changed);
        BuiltAt("Misbehaving-plain-net10.0", "Misbehaving").ShouldBe(other);
        results.Cases.ShouldAllBe(result => result.Fidelity == Fidelity.Exact);
    }

    private Task<ResultsFile> VerifyAsync() =>
        repository.RunAsync(
            repository.PlanOf(
                "Picky/names-the-file,good",
                Efforts.Least,
                new RunOptions { Datasets = ["Notes"], Experiments = [ExperimentNames.Fidelity] }),
            repository.NewFolder());

    private DateTime BuiltAt(string unit, string entrant) =>
        File.GetLastWriteTimeUtc(Path.Combine(repository.Root, "artifacts", "units", unit, "bin", $"Roundup.Serializers.{entrant}.dll"));
}
