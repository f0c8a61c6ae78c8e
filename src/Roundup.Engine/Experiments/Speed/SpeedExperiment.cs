using Roundup.Catalogue.Definitions;
using Roundup.Engine.Journaling;
using Roundup.Engine.Running;

namespace Roundup.Engine.Experiments.Speed;

/// <summary>How fast calls are once all is warm.</summary>
/// <param name="rule">Says when enough has been measured; null: the numbers of launches and rounds are fixed.</param>
/// <param name="memoryBytes">What the workers that live at once may take together; null: half of what there is.</param>
internal sealed class SpeedExperiment(IStoppingRule? rule = null, double? memoryBytes = null) : IExperiment
{
    private const double MemoryShare = 0.5;

    /// <inheritdoc/>
    public string Name => ExperimentNames.Speed;

    /// <inheritdoc/>
    public IReadOnlyList<Effort> Efforts { get; } =
    [
        new("quick", Launches: 2, Rounds: 5, BatchMs: 5, WarmupMs: 1_000)
        {
            MostLaunches = 5,
            Until = 0.10,
            Comparison = new(8, 8, Threshold: 0.02, Margin: 0.05),
        },
        new("standard", Launches: 6, Rounds: 5, BatchMs: 10, WarmupMs: 2_000)
        {
            MostLaunches = 40,
            Until = 0.02,
            Comparison = new(8, 20, Threshold: 0.02, Margin: 0.05),
        },
        new("rigorous", Launches: 10, Rounds: 5, BatchMs: 10, WarmupMs: 5_000)
        {
            MostLaunches = 160,
            Until = 0.01,
            Comparison = new(8, 160, Threshold: 0.01, Margin: 0.02),
        },
    ];

    /// <inheritdoc/>
    public string ReasonNotMeasured => "left out by the budget";

    /// <inheritdoc/>
    public IReadOnlyList<PlannedCase> Take(string suite, IReadOnlyList<PlannedCase> cases) => cases;

    /// <inheritdoc/>
    public ExperimentState NewState(int cases) => new SpeedState(cases);

    /// <inheritdoc/>
    public Task RunAsync(ExperimentScope scope) =>
        new SpeedMeasurement(scope, new LaunchSchedule(scope, rule), MemoryBytes).RunAsync();

    private double MemoryBytes => memoryBytes ?? GC.GetGCMemoryInfo().TotalAvailableMemoryBytes * MemoryShare;

}
