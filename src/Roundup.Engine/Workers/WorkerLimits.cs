using Roundup.Catalogue.Planning;
using Roundup.Engine.Builds.Datasets;
using Roundup.Engine.Processes;
using Roundup.Protocol;

namespace Roundup.Engine.Workers;

// MemoryBytes: the resident size of the worker and its descendants, bytes.
internal sealed record WorkerLimits(TimeSpan Step, long MemoryBytes)
{
    // The part of the time for one step that a worker has after the end of a budget, to end the launch that it is in.
    private const double ShareAfterBudget = 0.25;

    // A loop beside a worker may have a processor that fewer others want.
    private const double MoreTime = 2;

    // How many times a step a machine that gives little is waited for.
    private const double Patience = 5;

    private const double StepSeconds = 20;
    private const double SecondsPerMegabyte = 5;
    private const long MinMemory = 2L << 30;
    private const double MemoryPerCanonicalByte = 60;

    // What is left of the budget of the experiment; null without a budget.
    public Func<TimeSpan>? BudgetLeft { get; init; }

    // The time for a step that the budget ends, if it is not over before.
    public TimeSpan AfterBudget { get; init; } = Step * ShareAfterBudget;

    // What the machine has given to a loop beside the worker, which counts instead of the time of the day; null: that of the day counts.
    public Func<TimeSpan>? Given { get; init; }

    // The limits of a worker that is repeated alone, because it did not answer within these.
    public WorkerLimits Again(Func<TimeSpan> given) => this with { Step = Step * MoreTime, Given = given };

    // The failure of a worker that has been in a step for some time; null within the limits.
    // elapsed: the time of the day since the step began.
    // given: what the machine has given to a loop beside it since then; the same without one.
    public WorkerFailedException? Exceeded(TimeSpan elapsed, TimeSpan given, string step) =>
        given > Step
            ? new(Outcome.Hung, $"no answer within {Step.TotalSeconds:0} s{(Given is null ? "" : ", repeated alone")} (in {step})")
        : Given is not null && elapsed > Step * Patience
            ? new(Outcome.Hung, $"the machine is too busy: the call got {given.TotalSeconds:0} s of {elapsed.TotalSeconds:0} s (in {step})")
            {
                IsOfMachine = true,
            }
        : elapsed > AfterBudget && BudgetLeft?.Invoke() <= TimeSpan.Zero
            ? new(Outcome.Skipped, $"not measured: the budget ended before the serializer answered (in {step})")
        : null;

    // The limits for a worker with these values; they grow with the size of the values.
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

// A worker gave no result: the library threw an exception, or the process ended. The message is the reason of the outcome.
internal sealed class WorkerFailedException(Outcome outcome, string reason) : Exception(reason)
{
    internal WorkerFailedException(StartFailure failure)
        : this(Outcome.Unavailable, failure.Reason) => IsRuntimeFault = failure.IsRuntimeFault;

    // Whether the runtime is at fault, so that no library can run on this target.
    public bool IsRuntimeFault { get; }

    // Whether SIGKILL ended the process and Roundup did not send it. Often the system did, because memory ran out, and the serializer is
    // not at fault.
    public bool IsKilled { get; init; }

    // Whether the machine was too busy to tell whether the worker hangs.
    public bool IsOfMachine { get; init; }

    // The first stack frames of the library, type and method; empty where they are not known.
    public IReadOnlyCollection<string> Frames { get; init; } = [];

    public Outcome Outcome { get; } = outcome;

    // The failure that an answer reports; null where the answer is a result.
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
