using System.Diagnostics;
using Roundup.Contracts;
using Roundup.Engine.Journaling;
using Roundup.Engine.Running;
using Roundup.Engine.Verifying;
using Roundup.Results;

namespace Roundup.Engine.Experiments.FirstCall;

/// <summary>
/// In each launch one fresh process for each row, operation, target, shape and count, in random order, one alive at a time.
/// </summary>
internal sealed class FirstCallMeasurement(RunContext context)
{
    private readonly Stopwatch _clock = Stopwatch.StartNew();
    private readonly double _earlierSeconds = context.MeasuredSeconds;
    private readonly FinishedLaunches _finished = ((FirstCallState)context.State).Finished;
    private readonly ProofPayloads _payloads = new(context);
    private double _longest;

    private double Now => _earlierSeconds + _clock.Elapsed.TotalSeconds;

    /// <summary>Runs all processes that have not come to their end yet.</summary>
    public async Task RunAsync()
    {
        DescribeTargets();
        var groups = FirstCallGroup.Of(context.Plan, context.Cases, context.Built, context.IsOpen);
        var launches = context.Effort.Launches;
        context.Observer.StageStarted(RunStage.Measure, launches * groups.Count);
        for (var launch = 0; launch < launches; launch++)
        {
            var order = RandomOrder.Of(groups, SeededRandom.For(context.Plan.Seed ^ 0xF125, launch));
            for (var position = 0; position < order.Count; position++)
            {
                var done = (launch * groups.Count) + position;
                var what = $"launch {launch + 1}/{launches}: {order[position].Name}";
                context.Observer.Progress(RunStage.Measure, done, launches * groups.Count, what);
                await ProcessAsync(order[position], launch, position);
            }
        }

        context.Observer.Progress(RunStage.Measure, launches * groups.Count, launches * groups.Count, "");
        _payloads.RemoveUnneeded();
        context.NoticeWhatTheBudgetLeftOut();
    }

    /// <summary>A process that a case has ended is run again without that case: the others are owed their launch.</summary>
    private async Task ProcessAsync(FirstCallGroup group, int launch, int position)
    {
        while (!_finished.Contains(group.Number, launch) && group.Cases.Where(context.IsOpen).ToList() is { Count: > 0 } cases)
        {
            context.Cancellation.ThrowIfCancellationRequested();
            if (context.Budget is { } budget && Now + _longest > budget.TotalSeconds)
            {
                return;
            }

            var started = Now;
            var run = new FirstCallProcess(context, _payloads, cases);
            try
            {
                var samples = await run.RunAsync(launch, position, () => Now);
                var calls = cases.Zip(samples, (index, sample) => new FirstCallOf(index, sample));
                context.Journal.Add(new FirstCallsEntry(group.Number, launch, [.. calls], Now - started));
                _longest = Math.Max(_longest, Now - started);
            }
            catch (Exception e) when (HostFault.IsOfStep(e))
            {
                context.End(run.Current, e);
            }
        }
    }

    private void DescribeTargets()
    {
        // Fidelity starts workers, but times nothing in them.
        var isAlone = context.Plan.Experiments.All(one => one.Name is ExperimentNames.FirstCall or ExperimentNames.Fidelity);
        foreach (var target in context.Journal.State.Targets.Values.ToList())
        {
            context.Journal.Add(new TargetEntry(Targets.InFirstCalls(target, isAlone)));
        }
    }
}
