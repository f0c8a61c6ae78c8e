using Roundup.Engine.Running;
using Roundup.Engine.Verifying;
using Roundup.Engine.Workers;
using Roundup.Protocol.Fidelity;

namespace Roundup.Engine.Experiments.Speed;

// The proofs after the last batch, in the process that was measured: what a launch came to, or why it does not count.
// replica: 0, or 1 for the second process of the baseline.
internal sealed class LaunchClosing(ExperimentScope scope, LaunchSchedule schedule, int launch, int replica, bool isInterleaved)
{
    // Sizes are means over the pool, and long calls are not made for all of it.
    private const double LeastOfSize = 0.5;

    private readonly ProofPayloads _payloads = new(scope.Plan, scope.Private, scope.Ledger);

    // Compares two values of the case that is open in a worker, and the payload that the process of verification wrote, which the first
    // process reads that comes to it.
    public async Task<ComparedAnswer> CheckAsync(Worker worker, int index)
    {
        var payload = replica == 0 ? _payloads.Find(index) : null;
        var compared = await worker.SendAsync(new CompareAgainCommand(payload));
        if (payload is not null)
        {
            _payloads.Remove(index);
        }

        return compared;
    }

    // The launch of a case, without its batches; null where the case has ended.
    public async Task<LaunchResult?> ResultAsync(Worker worker, WarmCase warm, ComparedAnswer compared)
    {
        if (Fault(compared, warm.Index) is { } fault)
        {
            scope.Ledger.End(warm.Index, Outcome.Wrong, fault);
            return null;
        }

        var hidden = replica == 0 && schedule.LooksForHiddenWork(warm.Index)
            ? await HiddenWorkProbe.ReadAsync(scope.Plan, scope.Ledger, worker, warm.Index)
            : null;
        if (Impossible(warm.Index, hidden) is { } impossible)
        {
            scope.Ledger.End(warm.Index, Outcome.Wrong, impossible);
        }

        return !scope.Ledger.IsOpen(warm.Index) ? null : new LaunchResult
        {
            Index = launch,
            Replica = replica,
            Interleaved = isInterleaved,
            Settled = warm.Warmed.Settled,
            WarmupMs = warm.WarmupMs,
            Readings = warm.Readings,
            Cpu = warm.Cpu,
            Hidden = hidden,
        };
    }

    private string? Fault(ComparedAnswer compared, int index) => compared.Verdict switch
    {
        Verdict.Wrong => $"after timing, {compared.Reason}",
        Verdict.Lossy when scope.Ledger.State.IsExact(index) =>
            $"after timing, {scope.Ledger.Texts.Lost(index, compared)[0]} is lost, although earlier it was not: "
            + "the library's results change with use",
        _ => null,
    };

    // An array that a call returns is made by the call: what it allocates cannot be less.
    private string? Impossible(int index, HiddenWork? hidden)
    {
        var planned = scope.Plan.Cases[index];
        var size = scope.Ledger.State.SizeOf(index);
        return planned.Shape == Shape.Bytes && planned.Id.Table.Operation == Operation.Serialize
            && hidden?.AllocatedBytes < size * LeastOfSize
            ? $"it allocates {hidden.AllocatedBytes:0} B a call and returns new arrays of {size:0} B"
            : null;
    }
}
