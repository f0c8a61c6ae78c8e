namespace Roundup.Processes.Tests.Cheating;

/// <summary>One run of every row that cheats, and of the honest ones beside them.</summary>
public sealed class CheatingRun(TestRepository repository) : IAsyncLifetime
{
    private static readonly Effort s_effort =
        new("hidden", Launches: 1, Rounds: 2, BatchMs: 5, WarmupMs: Timed.Missing is null ? 400 : 150);

    /// <summary>
    /// How often a row is measured again that looks wrong: the load of a machine spoils what is measured, not what is proved.
    /// </summary>
    private const int MostRepeats = 3;

    /// <summary>The rows whose verdict no clock decides.</summary>
    private static readonly string[] s_proved =
    [
        "payload-by-object", "object-by-array", "ring-*", "skips-after-eight", "right-for-1000", "*other-thread",
    ];

    private readonly Dictionary<(string Serializer, Operation Operation), CaseResult> _results = [];

    /// <summary>The result of one row.</summary>
    public CaseResult Of(string row, Operation operation) => _results[("Cheating/" + row, operation)];

    /// <summary>Looks at what was found of a row; where that is not as it should be, measures the row again and looks once more.</summary>
    public async Task LookAsync(string row, Action look)
    {
        for (var repeats = 0; ; repeats++)
        {
            try
            {
                look();
                return;
            }
            catch (ShouldAssertException) when (repeats < MostRepeats)
            {
                await MeasureAsync("Cheating/" + row, Of(row, Operation.Serialize).Id.Table.Shape);
            }
        }
    }

    /// <summary>What was found of one row, which was measured.</summary>
    public HiddenWork Found(string row, Operation operation)
    {
        var result = Of(row, operation);
        result.Outcome.ShouldBe(Outcome.Measured, result.Reason);
        return result.Launches.Where(launch => launch.Replica == 0).ShouldHaveSingleItem().Hidden.ShouldNotBeNull();
    }

    /// <summary>What the measuring thread allocated in timed batches, bytes per call.</summary>
    public double AllocatedInBatches(string row, Operation operation) =>
        Of(row, operation).Launches[0].Samples.Average(sample => sample.AllocatedBytes!.Value / sample.Calls);

    public async Task InitializeAsync()
    {
        if (Linux.Missing is null)
        {
            var proved = string.Join(',', s_proved.Select(row => "Cheating/" + row));
            await MeasureAsync(Timed.Missing is null ? "Cheating/*" : proved, Shape.Bytes);
        }

        if (Timed.Missing is null)
        {
            await MeasureAsync("Cheating/grown-stream", Shape.Stream);
            await MeasureAsync("Cheating/grown-writer", Shape.BufferWriter);
        }
    }

    public Task DisposeAsync() => Task.CompletedTask;

    private async Task MeasureAsync(string rows, Shape shape)
    {
        var options = new RunOptions { Datasets = ["Pages"], Shapes = [shape.ToString()] };
        var measured = await repository.RunAsync(repository.PlanOf(rows, s_effort, options), repository.NewFolder());

        // Rows of another shape are unsupported here and measured in a run of their own.
        foreach (var result in measured.Cases.Where(result => result.Outcome != Outcome.Unsupported))
        {
            _results[(result.Id.Serializer, result.Id.Table.Operation)] = result;
        }
    }
}
