namespace Roundup.Processes.Tests.Compressing;

/// <summary>One run of a serializer behind every compressor that goes wrong, behind one that does not, and behind none.</summary>
public sealed class CompressedRun(TestRepository repository) : IAsyncLifetime
{
    /// <summary>What came of it.</summary>
    public ResultsFile Results { get; private set; } = null!;

    /// <summary>The results behind one compressor: Serialize and Deserialize.</summary>
    public IReadOnlyList<CaseResult> Of(string compressor) => [.. Results.Cases.Where(result => result.Id.Compressor == compressor)];

    public async Task InitializeAsync()
    {
        if (Linux.Missing is null)
        {
            var options = new RunOptions { Compressors = ["*"], TimeLimit = TimeSpan.FromSeconds(3) };
            var plan = repository.PlanOf("good", Efforts.Hardly, options);
            Results = await repository.RunAsync(plan, repository.NewFolder());
        }
    }

    public Task DisposeAsync() => Task.CompletedTask;
}
