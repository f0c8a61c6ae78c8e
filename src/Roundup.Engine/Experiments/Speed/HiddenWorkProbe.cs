using Roundup.Catalogue.Planning;
using Roundup.Engine.Ledger;
using Roundup.Engine.Workers;
using Roundup.Protocol.Speed;

namespace Roundup.Engine.Experiments.Speed;

internal static class HiddenWorkProbe
{
    // Looks for hidden work; ends the case where its results are proved wrong.
    // worker: the worker, after the last batch of the case, on a processor that no other is on: it compares times.
    // Throws WorkerFailedException: the library fails with more calls, or with other values.
    public static async Task<HiddenWork> ReadAsync(Plan plan, CaseLedger ledger, Worker worker, int index)
    {
        var isSerialize = plan.Cases[index].Id.Table.Operation == Operation.Serialize;
        var command = new HiddenCommand(isSerialize, ledger.State.IsExact(index));
        var answer = await worker.SendAsync(command);
        if (answer.Wrong is { } wrong)
        {
            ledger.End(index, Outcome.Wrong, $"after timing, {wrong}");
        }

        return answer.Found;
    }
}
