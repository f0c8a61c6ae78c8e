using Roundup.Catalogue.Definitions;
using Roundup.Engine.Journaling;
using Roundup.Engine.Running;
using Roundup.Protocol.Memory;

namespace Roundup.Engine.Experiments.Memory;

// How much managed memory a library keeps after calls whose results are gone: by the number of calls with one value, then by the number of
// distinct values. A launch is a process for one case.
internal sealed class MemoryExperiment : IExperiment
{
    // Calls with the first value before the first count, where they take no longer.
    private const double MostCalls = 1000;

    private const double MostMs = 1000;

    private const double LeastCalls = 2;

    // Of fewer distinct values nothing is said: the first of the three steps has an eighth of them.
    private const int LeastValues = 32;

    public string Name => ExperimentNames.Memory;

    // What one process alone kept is no property of the library.
    public IReadOnlyList<Effort> Efforts { get; } =
        [.. Effort.Names.Select(name => new Effort(name, Launches: 2, Rounds: 1, BatchMs: 0, WarmupMs: 0))];

    public bool ComparesSerializers => false;

    public bool TakesTimes => false;

    public string ReasonNotMeasured => "beyond the budget";

    public IReadOnlyList<PlannedCase> Take(string suite, IReadOnlyList<PlannedCase> cases) => cases;

    public ExperimentState NewState(int cases) =>
        new OneProcessState<MemoryEntry, MemorySeries>(cases, "memory", series => new MemoryData(series));

    public async Task RunAsync(ExperimentScope scope)
    {
        int[] cases = [.. scope.Cases];
        scope.Observer.StageStarted(RunStage.Measure, cases.Length);
        for (var done = 0; done < cases.Length; done++)
        {
            var index = cases[done];
            var id = scope.Plan.Cases[index].Id;
            scope.Observer.Progress(RunStage.Measure, done, cases.Length, $"{id.SerializerName} {id.Table.Dataset} {id.Table.Operation}");
            await OneProcess.LaunchAsync(scope, index, () => CountAsync(scope, index));
            scope.Observer.Progress(RunStage.Measure, done + 1, cases.Length, "");
        }

        BudgetNotice.AddOmitted(scope);
    }

    private static async Task CountAsync(ExperimentScope scope, int index)
    {
        var planned = scope.Plan.Cases[index];
        var isSerialize = planned.Id.Table.Operation == Operation.Serialize;
        var pool = scope.Built.ValuesOf(planned.Id.Table).Info.PoolRoots;
        await using var worker = await scope.Sessions.StartAsync([index]);
        await worker.SendAsync(scope.Sessions.OpenCommand(index));
        var points = new List<MemoryPoint> { new(0, 1, 0) };
        async Task<double> StepAsync(long first, long values, long calls, bool areNew = false)
        {
            var answer = await worker.SendAsync(new RetainCommand(isSerialize, first, values, calls));
            points.Add(new(points[^1].Calls + calls, points[^1].Values + (areNew ? values : 0), answer.LiveBytes));
            return answer.Ms / calls;
        }

        // More than twice the calls before: a list that doubles its array then grows in each step.
        Task<double> MoreThanDoubleAsync(long first = 0, long values = 1) => StepAsync(first, values, points[^1].Calls + 1);

        var perCall = await StepAsync(0, 1, 1);
        perCall = await StepAsync(0, 1, (long)Math.Clamp(MostMs / 10 / perCall, 1, MostCalls / 10));
        await StepAsync(0, 1, (long)Math.Clamp(MostMs / perCall, LeastCalls, MostCalls));

        // What came before creates what is kept once, and compiles.
        points.RemoveRange(0, points.Count - 1);
        await MoreThanDoubleAsync();
        await MoreThanDoubleAsync();
        for (long values = pool / 8; pool >= LeastValues && values < pool; values *= 2)
        {
            await StepAsync(values, values, values + 1, areNew: true);
        }

        await MoreThanDoubleAsync(pool / 2, Math.Max(1, pool / 2));
        scope.Ledger.Add(new MemoryEntry(index, new(points)));
    }
}

internal sealed record MemoryEntry(int Case, MemorySeries Series) : Entry, IOneProcessEntry<MemorySeries>
{
    MemorySeries IOneProcessEntry<MemorySeries>.Found => Series;
}
