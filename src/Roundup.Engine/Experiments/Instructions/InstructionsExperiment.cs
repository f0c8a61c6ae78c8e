using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Contracts;
using Roundup.Engine.Journaling;
using Roundup.Engine.Running;
using Roundup.Protocol.Instructions;
using Roundup.Results;

namespace Roundup.Engine.Experiments.Instructions;

/// <summary>How many instructions calls execute, which neither load nor frequency nor caches change.</summary>
internal sealed class InstructionsExperiment : IExperiment
{
    private const double Threshold = 0.005;

    /// <summary>Fewer calls than these are not counted: a case of large data has one root.</summary>
    private const int LeastCalls = 4;

    private const string Instead = "counted as NativeAOT instead";

    /// <inheritdoc/>
    public string Name => ExperimentNames.Instructions;

    /// <summary>A launch is a process; the second one shows whether the count is stable.</summary>
    public IReadOnlyList<Effort> Efforts { get; } =
    [
        .. new[] { (Name: "quick", Launches: 2), (Name: "standard", Launches: 2), (Name: "rigorous", Launches: 4) }
            .Select(effort => new Effort(effort.Name, effort.Launches, Rounds: 1, BatchMs: 0, WarmupMs: 0)
            {
                Comparison = new(effort.Launches, effort.Launches, Threshold, Margin: Threshold),
            }),
    ];

    /// <inheritdoc/>
    public bool ComparesRows => false;

    /// <summary>A row is counted on the first of these that it can run on.</summary>
    public IReadOnlyList<string> Targets { get; } = [$"{Target.Default}-aot", $"{Target.Default}-no-tiering"];

    /// <inheritdoc/>
    public Type? DataType => typeof(InstructionsData);

    /// <inheritdoc/>
    public string ReasonNotMeasured => "left out by the budget";

    /// <inheritdoc/>
    public void CheckMachine() => Valgrind.Require();

    /// <inheritdoc/>
    public IReadOnlyList<PlannedCase> Take(string suite, IReadOnlyList<PlannedCase> cases) =>
        cases.FirstOrDefault(planned => !IsOfFixedCode(Target.Parse(planned.Id.Table.Target))) is { } other
            ? throw new RoundupException(
                ExitCode.Usage,
                $"Instructions are counted where no code is compiled again while it runs, and on {other.Id.Table.Target} it is: "
                + $"give --target {string.Join(" or ", Targets)}.")
            : cases;

    /// <inheritdoc/>
    public ExperimentState NewState(int cases) => new InstructionsState(cases);

    /// <inheritdoc/>
    public async Task RunAsync(RunContext context)
    {
        // Both sides of a comparison are counted on one target.
        var groups = context.Cases.GroupBy(index => PlaceOf(context.Plan, context.Plan.Cases[index].Id))
            .Where(group => group.Any(context.IsOpen))
            .ToList();
        var (done, total) = (0, groups.Count);
        context.Observer.StageStarted(RunStage.Measure, total);
        var parallel = new ParallelOptions
        {
            MaxDegreeOfParallelism = Environment.ProcessorCount,
            CancellationToken = context.Cancellation,
        };
        await Parallel.ForEachAsync(groups, parallel, async (group, _) =>
        {
            await CountAsync(context, [.. group]);
            var id = context.Plan.Cases[group.First()].Id;
            context.Observer.Progress(RunStage.Measure, Interlocked.Increment(ref done), total, $"{id.RowName} {id.Table.Dataset}");
        });
        context.NoticeWhatTheBudgetLeftOut();
    }

    private static CaseId PlaceOf(Plan plan, CaseId id) => id with
    {
        Serializer = plan.Comparison?.KeyOf(id.Serializer) ?? id.Serializer,
        Table = id.Table with { Target = Target.Parse(id.Table.Target).Framework },
    };

    private static bool IsOfFixedCode(Target target) => target.Deployment == Deployment.NativeAot
        || (target.Settings.TryGetValue("DOTNET_TieredCompilation", out var tiered) && tiered == "0");

    /// <summary>Counts the cases of the first deployment on which all of them can be counted.</summary>
    private static async Task CountAsync(RunContext context, List<int> cases)
    {
        var isCounted = false;
        var deployments = cases.GroupBy(index => Target.Parse(context.Plan.Cases[index].Id.Table.Target).Deployment)
            .OrderByDescending(targets => targets.Key == Deployment.NativeAot);
        foreach (var targets in deployments)
        {
            foreach (var index in targets)
            {
                if (isCounted && context.IsOpen(index))
                {
                    // No observer is told: nothing is missing.
                    context.Add(new OutcomeEntry(index, Outcome.Skipped, Instead) { Experiment = ExperimentNames.Instructions });
                }

                while (context.IsOpen(index) && context.Launches(index) is var launches && launches < context.Effort.Launches
                    && (launches > 0 || !context.IsOverBudget))
                {
                    await context.TryAsync([index], () => context.OnceMoreAsync([index], () => CountAsync(context, index)));
                }
            }

            isCounted |= targets.All(index => context.Launches(index) > 0);
        }
    }

    private static async Task CountAsync(RunContext context, int index)
    {
        var planned = context.Plan.Cases[index];
        var calls = Math.Max(LeastCalls, context.Built.ValuesOf(planned.Id.Table).Info.PoolRoots);
        using var valgrind = new Valgrind();
        await using var worker = await context.StartAsync([index], under: valgrind.Run, slowdown: Valgrind.Slowdown);
        await worker.AskAsync(context.OpenCommand(index));
        await worker.AskAsync(new CountCommand(planned.Id.Table.Operation == Operation.Serialize, calls));
        context.Add(new InstructionsEntry(index, (double)valgrind.Count() / calls));
    }
}
