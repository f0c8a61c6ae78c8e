using Roundup.Catalogue.Planning;
using Roundup.Engine.Builds.Datasets;
using Roundup.Engine.Processes;
using Roundup.Protocol;

namespace Roundup.Engine.Workers;

/// <summary>The limits at which the watchdog ends a worker.</summary>
/// <param name="Step">The time for one step.</param>
/// <param name="MemoryBytes">The resident size of the worker and its descendants, bytes.</param>
internal sealed record WorkerLimits(TimeSpan Step, long MemoryBytes)
{
    /// <summary>The part of the time for one step that a worker has after the end of a budget, to end the launch that it is in.</summary>
    private const double ShareAfterBudget = 0.25;

    /// <summary>A loop beside a worker may have a processor that fewer others want.</summary>
    private const double MoreTime = 2;

    /// <summary>How many times a step a machine that gives little is waited for.</summary>
    private const double Patience = 5;

    private const double StepSeconds = 20;
    private const double SecondsPerMegabyte = 5;
    private const long MinMemory = 2L << 30;
    private const double MemoryPerCanonicalByte = 60;

    /// <summary>What is left of the budget of the experiment; null without a budget.</summary>
    public Func<TimeSpan>? BudgetLeft { get; init; }

    /// <summary>The time for a step that the budget ends, if it is not over before.</summary>
    public TimeSpan AfterBudget { get; init; } = Step * ShareAfterBudget;

    /// <summary>
    /// What the machine has given to a loop beside the worker, which counts instead of the time of the day; null: that of the day counts.
    /// </summary>
    public Func<TimeSpan>? Given { get; init; }

    /// <summary>The limits of a worker that is asked again alone, because it did not answer within these.</summary>
    /// <param name="given">What the machine has given to a loop beside it.</param>
    public WorkerLimits Again(Func<TimeSpan> given) => this with { Step = Step * MoreTime, Given = given };

    /// <summary>The failure of a worker that has been in a step for some time; null within the limits.</summary>
    /// <param name="elapsed">The time of the day since the step began.</param>
    /// <param name="given">What the machine has given to a loop beside it since then; the same without one.</param>
    /// <param name="step">The step.</param>
    public WorkerFailedException? Exceeded(TimeSpan elapsed, TimeSpan given, string step) =>
        given > Step
            ? new(Outcome.Hung, $"no answer within {Step.TotalSeconds:0} s{(Given is null ? "" : ", asked again alone")} (in {step})")
        : Given is not null && elapsed > Step * Patience
            ? new(Outcome.Hung, $"the machine is too busy: {given.TotalSeconds:0} s of {elapsed.TotalSeconds:0} s for the call (in {step})")
            {
                IsOfMachine = true,
            }
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

/// <summary>
/// A worker gave no result: the library threw an exception, or the process ended. The message is the reason of the outcome.
/// </summary>
internal sealed class WorkerFailedException(Outcome outcome, string reason) : Exception(reason)
{
    internal WorkerFailedException(StartFailure failure)
        : this(Outcome.Unavailable, failure.Reason) => IsRuntimeFault = failure.IsRuntimeFault;

    /// <summary>Whether the runtime is at fault, so that no library can run on this target.</summary>
    public bool IsRuntimeFault { get; }

    /// <summary>
    /// Whether SIGKILL ended the process and Roundup did not send it. Often the system did, because memory ran out, and the row is not at
    /// fault.
    /// </summary>
    public bool IsKilled { get; init; }

    /// <summary>Whether the machine was too busy to tell whether the worker hangs.</summary>
    public bool IsOfMachine { get; init; }

    /// <summary>The first stack frames of the library, type and method; empty where they are not known.</summary>
    public IReadOnlyCollection<string> Frames { get; init; } = [];

    public Outcome Outcome { get; } = outcome;

    /// <summary>The failure that an answer reports; null where the answer is a result.</summary>
    internal static WorkerFailedException? Of(MessageReader answer, string step)
    {
        if (answer.Name == UnavailableAnswer.Type.Name)
        {
            return new(Outcome.Unavailable, UnavailableAnswer.Type.Read(answer).Reason);
        }

        if (answer.Name == UnsupportedAnswer.Type.Name)
        {
            var unsupported = UnsupportedAnswer.Type.Read(answer);
            return new(Outcome.Unsupported, unsupported.Reason) { Frames = unsupported.Frames };
        }

        if (answer.Name == OutOfMemoryAnswer.Type.Name)
        {
            var outOfMemory = OutOfMemoryAnswer.Type.Read(answer);
            return new(Outcome.OutOfMemory, $"{outOfMemory.Reason} (in {step})") { Frames = outOfMemory.Frames };
        }

        if (answer.Name == FailedAnswer.Type.Name)
        {
            var failed = FailedAnswer.Type.Read(answer);
            return new(Outcome.Failed, $"{failed.Reason} (in {step})") { Frames = failed.Frames };
        }

        return null;
    }
}
