using Roundup.Engine.Running;
using Roundup.Engine.Verifying;
using Roundup.Engine.Workers;
using Roundup.Protocol.Fidelity;
using Roundup.Results;

namespace Roundup.Engine.Experiments.Fidelity;

/// <summary>Reads the payloads that verification wrote, each in another process than the one that wrote it.</summary>
internal sealed class ForeignPayloads(RunContext context)
{
    private readonly ProofPayloads _payloads = new(context);
    private int _done;

    public Task CheckAsync()
    {
        var cases = context.Cases
            .Where(index => context.IsOpen(index) && context.State.NeedsPayload(index, context.Effort.Launches)
                && _payloads.Find(index) is not null)
            .ToList();
        context.Observer.StageStarted(RunStage.Reread, cases.Count);
        var rows = cases.GroupBy(index => (Id(index).RowName, Id(index).Table.Dataset, Id(index).Table.Target));
        var parallel = new ParallelOptions
        {
            MaxDegreeOfParallelism = Environment.ProcessorCount,
            CancellationToken = context.Cancellation,
        };
        return Parallel.ForEachAsync(rows, parallel, async (row, _) => await CheckRowAsync([.. row], cases.Count));
    }

    private CaseId Id(int index) => context.Plan.Cases[index].Id;

    private async Task CheckRowAsync(IReadOnlyList<int> cases, int total)
    {
        Worker? worker = null;
        try
        {
            foreach (var index in cases)
            {
                await context.TryAsync([index], () => context.OnceMoreAsync([index], async () =>
                {
                    worker = worker is { IsAlive: true } ? worker : await context.StartAsync(cases, worker);
                    await worker.AskAsync(context.OpenCommand(index));
                    var compared = await worker.AskAsync(new CheckCommand(_payloads.Of(index)));
                    if (compared.Verdict == Verdict.Wrong)
                    {
                        context.End(index, Outcome.Wrong, compared.Reason!);
                    }
                    else
                    {
                        context.Journal.Add(new RereadEntry(index));
                    }
                }));
                _payloads.Remove(index);
                var done = Interlocked.Increment(ref _done);
                context.Observer.Progress(RunStage.Reread, done, total, $"{Id(index).RowName} {Id(index).Table.Dataset}");
            }
        }
        finally
        {
            if (worker is not null)
            {
                await worker.DisposeAsync();
            }
        }
    }
}
