using System.Text.Json.Serialization.Metadata;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Journaling;
using Roundup.Engine.Running;
using Roundup.Protocol.Memory;

namespace Roundup.Engine.Experiments.Memory;

// How much managed memory a library keeps after calls whose results are gone: by the number of calls with one value, then by the number of
// distinct values. A launch is a process for one case.
internal sealed class MemoryExperiment : IExperiment
{
    // Calls with the first value before the first count; as many follow, then twice as many.
    private const long Calls = 1000;

    private const long LeastCalls = 64;

    // The time of the first calls with one value, ms; where a call takes long, fewer are made.
    private const double MostMs = 1000;

    // With fewer distinct values there are no three steps, each twice as long as the one before.
    private const int LeastValues = 8;

    public string Name => ExperimentNames.Memory;

    // What one process alone kept is no property of the library.
    public IReadOnlyList<Effort> Efforts { get; } =
        [.. Effort.Names.Select(name => new Effort(name, Launches: 2, Rounds: 1, BatchMs: 0, WarmupMs: 0))];

    public bool ComparesSerializers => false;

    public bool TakesTimes => false;

    public string ReasonNotMeasured => "left out by the budget";

    public IReadOnlyList<PlannedCase> Take(string suite, IReadOnlyList<PlannedCase> cases) => cases;

    public ExperimentState NewState(int cases) => new MemoryState(cases);

    public async Task RunAsync(ExperimentScope scope)
    {
        int[] cases = [.. scope.Cases];
        scope.Observer.StageStarted(RunStage.Measure, cases.Length);
        for (var done = 0; done < cases.Length; done++)
        {
            var index = cases[done];
            var id = scope.Plan.Cases[index].Id;
            scope.Observer.Progress(RunStage.Measure, done, cases.Length, $"{id.RowName} {id.Table.Dataset} {id.Table.Operation}");
            while (scope.Ledger.IsOpen(index) && scope.Ledger.Launches(index) is var launches && launches < scope.Effort.Launches
                && (launches > 0 || !scope.Budget.IsOver))
            {
                await scope.Steps.TryAsync([index], () => scope.Steps.OnceMoreAsync([index], () => CountAsync(scope, index)));
            }

            scope.Observer.Progress(RunStage.Measure, done + 1, cases.Length, "");
        }

        BudgetNotice.AddLeftOut(scope);
    }

    private static async Task CountAsync(ExperimentScope scope, int index)
    {
        var planned = scope.Plan.Cases[index];
        var isSerialize = planned.Id.Table.Operation == Operation.Serialize;
        var pool = scope.Built.ValuesOf(planned.Id.Table).Info.PoolRoots;
        await using var worker = await scope.Sessions.StartAsync([index]);
        await worker.AskAsync(scope.Sessions.OpenCommand(index));
        var points = new List<MemoryPoint>();
        async Task<double> StepAsync(long first, long values, long calls, bool areNew = false)
        {
            var answer = await worker.AskAsync(new RetainCommand(isSerialize, first, values, calls));
            var last = points.Count == 0 ? new(0, 1, 0) : points[^1];
            points.Add(new(last.Calls + calls, last.Values + (areNew ? values : 0), answer.LiveBytes));
            return answer.Ms;
        }

        var first = await StepAsync(0, 1, LeastCalls);
        var calls = (long)Math.Clamp(MostMs / Math.Max(first / LeastCalls, 1e-6), LeastCalls, Calls);
        await StepAsync(0, 1, calls);

        // What came before creates what is kept once, and compiles.
        points.RemoveAt(0);
        await StepAsync(0, 1, calls);
        await StepAsync(0, 1, 2 * calls);
        for (long values = pool / LeastValues; values > 0 && values < pool; values *= 2)
        {
            await StepAsync(values, values, values, areNew: true);
        }

        await StepAsync(pool / 2, Math.Max(1, pool / 2), points[^1].Calls);
        scope.Ledger.Add(new MemoryEntry(index, new(points)));
    }
}

internal sealed record MemoryEntry(int Case, MemorySeries Series) : Entry;

internal sealed class MemoryState(int cases) : ExperimentState
{
    private readonly List<MemorySeries>[] _series = [.. Enumerable.Range(0, cases).Select(_ => new List<MemorySeries>())];

    public override IReadOnlyList<JsonDerivedType> Entries { get; } = [new(typeof(MemoryEntry), "memory")];

    public override void Apply(Entry entry)
    {
        if (entry is MemoryEntry counted)
        {
            _series[counted.Case].Add(counted.Series);
        }
    }

    public override void Forget(IReadOnlyList<int> cases)
    {
        foreach (var index in cases)
        {
            _series[index].Clear();
        }
    }

    public override int Launches(int index) => _series[index].Count;

    public override CasePart? Result(int index) => _series[index].Count > 0 ? new MemoryData([.. _series[index]]) : null;
}
