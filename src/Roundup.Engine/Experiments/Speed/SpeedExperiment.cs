using Roundup.Catalogue.Definitions;
using Roundup.Engine.Journaling;
using Roundup.Engine.Running;

namespace Roundup.Engine.Experiments.Speed;

// How fast calls are once all is warm.
// rule: says when enough has been measured; null: the numbers of launches and rounds are fixed.
// memoryBytes: what the workers that live at once may take together; null: half of what there is.
internal sealed class SpeedExperiment(IStoppingRule? rule = null, double? memoryBytes = null) : IExperiment
{
    private const double MemoryShare = 0.5;

    public string Name => ExperimentNames.Speed;

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

    public string ReasonNotMeasured => "beyond the budget";

    public IReadOnlyList<PlannedCase> Take(string suite, IReadOnlyList<PlannedCase> cases) => cases;

    public ExperimentState NewState(int cases) => new SpeedState(cases);

    public Task RunAsync(ExperimentScope scope) =>
        new SpeedMeasurement(scope, new LaunchSchedule(scope, rule), MemoryBytes).RunAsync();

    private double MemoryBytes => memoryBytes ?? GC.GetGCMemoryInfo().TotalAvailableMemoryBytes * MemoryShare;

}
