using Roundup.Catalogue.Planning;
using Roundup.Engine.Ledger;
using Roundup.Engine.Workers;
using Roundup.Protocol.Speed;

namespace Roundup.Engine.Experiments.Speed;

/// <summary>Asks a worker what its timed batches do not show.</summary>
internal static class HiddenWorkProbe
{
    /// <summary>Looks for hidden work; ends the case where its results are proved wrong.</summary>
    /// <param name="plan">The plan.</param>
    /// <param name="ledger">What is known of the case, and is told of it.</param>
    /// <param name="worker">The worker, after the last batch of the case, on a processor that no other is on: it compares times.</param>
    /// <param name="index">The case.</param>
    /// <exception cref="WorkerFailedException">The library fails with more calls, or with other values.</exception>
    public static async Task<HiddenWork> AskAsync(Plan plan, CaseLedger ledger, Worker worker, int index)
    {
        var isSerialize = plan.Cases[index].Id.Table.Operation == Operation.Serialize;
        var command = new HiddenCommand(isSerialize, ledger.State.IsExact(index));
        var answer = await worker.AskAsync(command);
        if (answer.Wrong is { } wrong)
        {
            ledger.End(index, Outcome.Wrong, $"after timing, {wrong}");
        }

        return answer.Found;
    }
}
