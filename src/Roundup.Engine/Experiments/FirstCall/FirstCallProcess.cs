using System.Diagnostics;
using System.Globalization;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Journaling;
using Roundup.Engine.Running;
using Roundup.Engine.Workers;
using Roundup.Protocol;
using Roundup.Results;

namespace Roundup.Engine.Experiments.FirstCall;

/// <summary>One process that makes first calls: its arguments, and what its answers mean.</summary>
/// <param name="context">Plan and journal.</param>
/// <param name="payloads">The payloads that it reads.</param>
/// <param name="cases">The cases, in the order in which it makes their calls.</param>
internal sealed class FirstCallProcess(RunContext context, PayloadFiles payloads, IReadOnlyList<int> cases)
{
    /// <summary>The case that the process is at, or was at when it died.</summary>
    public int Current { get; private set; } = cases[0];

    /// <summary>Runs the process to its end.</summary>
    /// <param name="launch">The launch.</param>
    /// <param name="position">The place of the process in its launch.</param>
    /// <param name="atSeconds">The run's clock.</param>
    /// <returns>The samples, in the order of the cases.</returns>
    /// <exception cref="WorkerFailedException">A call, or the proof behind it, went wrong; <see cref="Current"/> tells which.</exception>
    public async Task<IReadOnlyList<FirstCallSample>> RunAsync(int launch, int position, Func<double> atSeconds)
    {
        var worker = context.StartFirstCalls(cases, Arguments());
        await using var ended = worker.ConfigureAwait(false);
        try
        {
            var called = new List<string[]>();
            for (var i = 0; i < cases.Count; i++)
            {
                called.Add(await worker.NextAsync().ConfigureAwait(false));
            }

            for (var i = 0; i < cases.Count; i++)
            {
                Check(cases[i], await worker.NextAsync().ConfigureAwait(false));
            }

            await worker.NextAsync().ConfigureAwait(false);
            return [.. called.Select((answer, place) => Sample(worker, answer, launch, position, place, atSeconds()))];
        }
        catch (WorkerFailedException)
        {
            Current = _wrong ?? cases[worker.Place];
            throw;
        }
    }

    private int? _wrong;

    private List<string> Arguments()
    {
        var first = context.Plan.Cases[cases[0]];
        var cell = first.Id.Cell;
        List<string> arguments = [Words.FirstCall, cell.Operation.ToString(), ((int)cell.Shape).ToString(CultureInfo.InvariantCulture), first.Row.Name];
        foreach (var index in cases)
        {
            var open = context.OpenCommand(index);
            arguments.AddRange([open[2], open[3], open[5], payloads.Of(index)]);
        }

        return arguments;
    }

    /// <summary>The proof, after the clock: nothing may be lost that was not known to be lost.</summary>
    private void Check(int index, string[] compared)
    {
        var known = context.Journal.State.LostBy(index);
        var reason = compared[1] == Words.Wrong ? compared[2] : compared[3..].FirstOrDefault(lost => !known.Contains(lost)) is { } lost ? $"{lost} is lost, which came back before" : null;
        if (reason is not null)
        {
            _wrong = index;
            throw new WorkerFailedException(Outcome.Wrong, $"after the first call, {reason}");
        }
    }

    private static FirstCallSample Sample(Worker worker, string[] answer, int launch, int position, int place, double atSeconds)
    {
        var isShared = place == 0 && answer[8] != Words.Unknown && Whole(answer[9]) == Stopwatch.Frequency;
        return new FirstCallSample
        {
            Launch = launch,
            Position = position,
            Place = place,
            OpenNs = Number(answer[1]),
            CallNs = Number(answer[2]),
            CpuNs = answer[11] == Words.Unknown ? null : Number(answer[11]),
            JitNs = Optional(answer[3]),
            ThreadJitNs = Optional(answer[4]),
            Methods = (int?)Optional(answer[5]),
            Assemblies = (int)Whole(answer[6]),
            WorkingSetBytes = Optional(answer[7]),
            StartToFirstByteNs = isShared ? (Whole(answer[8]) - worker.StartTicks) * (1e9 / Stopwatch.Frequency) : null,
            PayloadBytes = Whole(answer[10]),
            AtSeconds = Math.Round(atSeconds, 3),
        };
    }

    private static double Number(string field) => double.Parse(field, CultureInfo.InvariantCulture);

    private static long Whole(string field) => long.Parse(field, CultureInfo.InvariantCulture);

    private static long? Optional(string field) => field == Words.Unknown ? null : Whole(field);
}
