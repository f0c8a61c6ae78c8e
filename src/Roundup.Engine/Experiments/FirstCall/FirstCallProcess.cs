using System.Diagnostics;
using Roundup.Engine.Running;
using Roundup.Engine.Verifying;
using Roundup.Engine.Workers;
using Roundup.Protocol;
using Roundup.Protocol.Fidelity;
using Roundup.Protocol.FirstCall;

namespace Roundup.Engine.Experiments.FirstCall;

internal sealed class FirstCallProcess(ExperimentScope scope, ProofPayloads payloads, IReadOnlyList<int> cases)
{
    // The case that the process is at, or was at when it died.
    public int Current { get; private set; } = cases[0];

    // Runs the process to its end.
    // Throws WorkerFailedException: a call, or its verification, went wrong; Current says which.
    public async Task<IReadOnlyList<FirstCallSample>> RunAsync(int launch, int position, Func<double> atSeconds)
    {
        var worker = scope.Sessions.StartWithArguments(cases, Arguments());
        await using var ended = worker;
        try
        {
            var called = new List<CalledAnswer>();
            for (var i = 0; i < cases.Count; i++)
            {
                called.Add(await worker.NextAsync(CalledAnswer.Type));
            }

            for (var i = 0; i < cases.Count; i++)
            {
                Check(cases[i], await worker.NextAsync(ComparedAnswer.Type));
            }

            await worker.NextAsync(ByeAnswer.Type);
            return [.. called.Select((answer, place) => Sample(worker, answer, launch, position, place, atSeconds()))];
        }
        catch (WorkerFailedException)
        {
            Current = _wrong ?? cases[worker.Place];
            throw;
        }
    }

    private int? _wrong;

    private IReadOnlyList<string> Arguments()
    {
        var first = scope.Plan.Cases[cases[0]];
        var table = first.Id.Table;
        var datasets = cases.Select(index => (scope.Sessions.OpenCommand(index), payloads.Get(index)));
        return FirstCallArguments.Write(table.Operation == Operation.Serialize, table.Shape, first.Serializer.Name, datasets);
    }

    // Verification, after timing: nothing may be lost that was not known to be lost.
    private void Check(int index, ComparedAnswer compared)
    {
        var known = scope.Ledger.State.LostBy(index);
        var unknown = scope.Ledger.Texts.Lost(index, compared).FirstOrDefault(lost => !known.Any(other => IsSame(other, lost)));
        var reason = compared.Verdict == Verdict.Wrong ? compared.Reason
            : unknown is not null ? $"{unknown} is lost, although earlier it was not"
            : null;
        if (reason is not null)
        {
            _wrong = index;
            throw new WorkerFailedException(Outcome.Wrong, $"after the first call, {reason}");
        }
    }

    // Which roots were verified decides whether a loss is known to be one of a member that is not written.
    private static bool IsSame(string one, string other) => one == other
        || ((IsNotWritten(one) || IsNotWritten(other)) && Comparison.PathOf(one) == Comparison.PathOf(other));

    private static bool IsNotWritten(string lost) => lost.EndsWith(Comparison.NotWritten, StringComparison.Ordinal);

    private static FirstCallSample Sample(Worker worker, CalledAnswer answer, int launch, int position, int place, double atSeconds)
    {
        if (place == 0 && answer.TicksPerSecond == Stopwatch.Frequency)
        {
            answer.Values[FirstCallQuantities.StartToFirstByte] =
                (answer.EndTick - worker.StartTicks) * (1e9 / Stopwatch.Frequency);
        }

        return new() { Launch = launch, Position = position, Place = place, AtSeconds = Math.Round(atSeconds, 3), Values = answer.Values };
    }
}
