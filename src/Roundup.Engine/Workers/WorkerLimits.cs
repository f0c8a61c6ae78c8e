using Roundup.Catalogue.Planning;
using Roundup.Engine.Builds.Datasets;
using Roundup.Engine.Processes;
using Roundup.Results;

namespace Roundup.Engine.Workers;

/// <summary>The limits at which the watchdog ends a worker.</summary>
/// <param name="Step">The time for one step.</param>
/// <param name="MemoryBytes">The resident size of the worker and its descendants, bytes.</param>
internal sealed record WorkerLimits(TimeSpan Step, long MemoryBytes)
{
    /// <summary>The part of the time for one step that a worker has after the end of a budget, to end the launch that it is in.</summary>
    private const double ShareAfterBudget = 0.25;

    private const double StepSeconds = 20;
    private const double SecondsPerMegabyte = 5;
    private const long MinMemory = 2L << 30;
    private const double MemoryPerCanonicalByte = 60;

    /// <summary>What is left of the budget of the experiment; null without a budget.</summary>
    public Func<TimeSpan>? BudgetLeft { get; init; }

    /// <summary>The time for a step that the budget ends, if it is not over before.</summary>
    public TimeSpan AfterBudget { get; init; } = Step * ShareAfterBudget;

    /// <summary>The failure of a worker that has been in a step for some time; null within the limits.</summary>
    public WorkerFailedException? Exceeded(TimeSpan elapsed, string step) =>
        elapsed > Step ? new(Outcome.Hung, $"no answer within {Step.TotalSeconds:0} s (in {step})")
        : elapsed > AfterBudget && BudgetLeft?.Invoke() <= TimeSpan.Zero
            ? new(Outcome.Skipped, $"not measured: the budget ended before the row answered (in {step})")
        : null;

    /// <summary>The limits for a worker with these values; they grow with the size of the values.</summary>
    public static WorkerLimits For(RunOptions options, IEnumerable<ValuesFile> values)
    {
        var bytes = values.Select(file => file.Info.CanonicalBytes * Math.Max(2, file.Info.PoolRoots)).DefaultIfEmpty().Max();
        var memory = Math.Max(MinMemory, (long)(bytes * MemoryPerCanonicalByte));
        var step = TimeSpan.FromSeconds(StepSeconds + (bytes / 1e6 * SecondsPerMegabyte));
        return new WorkerLimits(options.TimeLimit ?? step, options.MemoryLimit ?? Math.Min(memory, ResidentMemory.MaxPerProcess))
        {
            AfterBudget = step * ShareAfterBudget,
        };
    }
}
