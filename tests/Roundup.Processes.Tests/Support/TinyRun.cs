namespace Roundup.Processes.Tests.Support;

/// <summary>Verifies rows of the smallest entrant, for tests of what is built around it.</summary>
internal static class TinyRun
{
    /// <summary>Builds and verifies some rows in a repository.</summary>
    public static Task<ResultsFile> VerifyAsync(
        TestRepository repository,
        string rows = "Tiny/default",
        string datasets = "Notes",
        RunOptions? options = null,
        IRunObserver? observer = null,
        CancellationToken cancellation = default) =>
        repository.RunAsync(PlanOf(repository, rows, datasets, options), repository.NewFolder(), false, observer, null, cancellation);

    /// <summary>The plan of such a run.</summary>
    public static Plan PlanOf(TestRepository repository, string rows, string datasets, RunOptions? options) =>
        repository.PlanOf(
            rows,
            Efforts.Hardly,
            (options ?? new RunOptions()) with
            {
                Datasets = datasets.Split(','),
                Operations = ["Serialize"],
                Baseline = "Tiny/default",
                Experiments = options?.Experiments is [_, ..] given ? given : [ProofOnly.Experiment],
            });

    /// <summary>A file of the unit of the row.</summary>
    public static string FileOf(TestRepository repository, string folder, string file) =>
        Path.Combine(repository.Root, "artifacts", "units", "Tiny-plain-net10.0", folder, file);

    /// <summary>Fails where the row was not verified.</summary>
    public static void ShouldBeExact(ResultsFile results) =>
        results.Cases.ShouldAllBe(result => result.Fidelity == Fidelity.Exact, results.Cases[0].Reason);
}
