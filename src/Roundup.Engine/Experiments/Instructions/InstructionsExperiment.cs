using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Engine.Journaling;
using Roundup.Engine.Running;
using Roundup.Protocol.Instructions;

namespace Roundup.Engine.Experiments.Instructions;

// How many instructions calls execute, which no load of the machine changes. A launch is a process in valgrind.
// check: refuses a machine that lacks valgrind, before anything is built; null: it is not looked at.
internal sealed class InstructionsExperiment(Action? check = null) : IExperiment
{
    // A case of large data has one root: fewer calls than these say little.
    private const int LeastCalls = 4;

    public string Name => ExperimentNames.Instructions;

    // The second process shows whether the count is stable.
    public IReadOnlyList<Effort> Efforts { get; } =
    [
        .. Effort.Names.Select(name => new Effort(name, Launches: 2, Rounds: 1, BatchMs: 0, WarmupMs: 0)
        {
            Comparison = new(2, 2, InstructionsData.Threshold, InstructionsData.Threshold),
        }),
    ];

    public bool ComparesSerializers => false;

    public bool TakesTimes => false;

    public IReadOnlyList<string> Targets { get; } = [$"{Target.Default}-aot", $"{Target.Default}-no-tiering"];

    public string ReasonNotMeasured => "beyond the budget";

    public IReadOnlyList<PlannedCase> Take(string suite, IReadOnlyList<PlannedCase> cases)
    {
        check?.Invoke();
        return cases.FirstOrDefault(planned => !IsOfFixedCode(Target.Parse(planned.Id.Table.Target))) is not { } other ? cases
            : throw new RoundupException(
                ExitCode.Usage,
                $"Instructions cannot be counted on {other.Id.Table.Target}, where the JIT compiles code again while it runs: "
                + $"give --target {string.Join(" or ", Targets)}.");
    }

    public ExperimentState NewState(int cases) =>
        new OneProcessState<InstructionsEntry, double>(cases, "instructions", counts => new InstructionsData(counts));

    public async Task RunAsync(ExperimentScope scope)
    {
        // Both sides of a comparison are counted on one target.
        CaseId PlaceOf(CaseId id) => id with
        {
            Serializer = scope.Plan.Comparison?.KeyOf(id.Serializer) ?? id.Serializer,
            Table = id.Table with { Target = Target.Parse(id.Table.Target).Framework },
        };
        var places = scope.Cases.GroupBy(index => PlaceOf(scope.Plan.Cases[index].Id)).ToList();
        var (done, total) = (0, places.Count);
        scope.Observer.StageStarted(RunStage.Measure, total);
        var parallel = new ParallelOptions
        {
            MaxDegreeOfParallelism = Environment.ProcessorCount,
            CancellationToken = scope.Cancellation,
        };
        await Parallel.ForEachAsync(places, parallel, async (place, _) =>
        {
            // A count in valgrind takes up to a minute.
            var what = $"{place.Key.SerializerName} {place.Key.Table.Dataset} {place.Key.Table.Operation}";
            scope.Observer.Progress(RunStage.Measure, Volatile.Read(ref done), total, what);
            await CountAsync(scope, [.. place]);
            scope.Observer.Progress(RunStage.Measure, Interlocked.Increment(ref done), total, what);
        });
        BudgetNotice.AddOmitted(scope);
    }

    private static bool IsOfFixedCode(Target target) => target.Deployment == Deployment.NativeAot
        || (target.Settings.TryGetValue("DOTNET_TieredCompilation", out var tiered) && tiered == "0");

    // Counts as NativeAOT, and with a JIT what cannot be counted so on both sides.
    private static async Task CountAsync(ExperimentScope scope, IReadOnlyList<int> cases)
    {
        var deployments = cases.GroupBy(index => Target.Parse(scope.Plan.Cases[index].Id.Table.Target).Deployment)
            .OrderByDescending(some => some.Key == Deployment.NativeAot);
        var isCounted = false;
        foreach (var some in deployments)
        {
            // One side alone compares nothing, and takes minutes in valgrind.
            if (scope.Plan.Comparison is not null && some.Any(index => !scope.Ledger.IsOpen(index) && scope.Ledger.Launches(index) == 0))
            {
                foreach (var index in some.Where(scope.Ledger.IsOpen))
                {
                    scope.Ledger.End(index, Outcome.Skipped, "the other side of the comparison cannot be counted here");
                }

                continue;
            }

            foreach (var index in some)
            {
                if (isCounted)
                {
                    scope.Ledger.End(index, Outcome.Skipped, "counted as NativeAOT instead");
                }

                await OneProcess.LaunchAsync(scope, index, () => CountAsync(scope, index));
            }

            isCounted |= some.All(index => scope.Ledger.Launches(index) > 0);
        }
    }

    private static async Task CountAsync(ExperimentScope scope, int index)
    {
        var planned = scope.Plan.Cases[index];
        var calls = Math.Max(LeastCalls, scope.Built.ValuesOf(planned.Id.Table).Info.PoolRoots);
        using var valgrind = new Valgrind();
        await using var worker = await scope.Sessions.StartAsync([index], under: valgrind.Run, slowdown: Valgrind.Slowdown);
        await worker.SendAsync(scope.Sessions.OpenCommand(index));
        await worker.SendAsync(new CountCommand(planned.Id.Table.Operation == Operation.Serialize, calls));
        scope.Ledger.Add(new InstructionsEntry(index, (double)valgrind.Count() / calls));
    }
}

internal sealed record InstructionsEntry(int Case, double PerCall) : Entry, IOneProcessEntry<double>
{
    double IOneProcessEntry<double>.Found => PerCall;
}
