namespace Roundup.Processes.Tests.Outcomes;

/// <summary>One run of every row that goes wrong, and of some that do not.</summary>
public sealed class MisbehavingRun(TestRepository repository) : IAsyncLifetime
{
    private const string Rows =
        "good,throws,returns-null,throws-third,throws-reading,throws-late,throws-elsewhere,not-supported,not-opened,"
        + "flips,loses-member,same-buffer,same-buffer-late,same-object,spins,blocks,overflows,allocates,"
        + "exits,fails-fast-chatting,aborts,killed,prints,foreground-thread,"
        + "adapted-in-secret,leaves-child,out-of-memory,default-object,hands-over,hands-over-by-ticket,"
        + "NotThere,NotCompiling";

    /// <summary>The run's folder.</summary>
    public string Folder { get; } = repository.NewFolder();

    /// <summary>What came of it.</summary>
    public ResultsFile Results { get; private set; } = null!;

    /// <summary>The results of one row: Serialize and Deserialize.</summary>
    public IReadOnlyList<CaseResult> Of(string row)
    {
        var name = Results.Serializers.Single(serializer => serializer.Name == row || serializer.Name == "Misbehaving/" + row).Name;
        return [.. Results.Cases.Where(result => result.Id.Serializer == name)];
    }

    public async Task InitializeAsync()
    {
        if (Linux.Missing is null)
        {
            var options = new RunOptions { TimeLimit = TimeSpan.FromSeconds(5), MemoryLimit = 200_000_000 };
            var plan = repository.PlanOf(Rows, Efforts.Least with { Launches = 1 }, options);
            Results = await repository.RunAsync(plan, Folder);
        }
    }

    public Task DisposeAsync() => Task.CompletedTask;
}
