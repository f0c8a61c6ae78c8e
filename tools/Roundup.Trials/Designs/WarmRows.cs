using Roundup.Catalogue;
using Roundup.Catalogue.Planning;
using Roundup.Catalogue.Reading;
using Roundup.Engine.Building;
using Roundup.Engine.Experiments.SteadyState;
using Roundup.Engine.Machine;
using Roundup.Engine.Running;
using Roundup.Engine.Workers;
using Roundup.Protocol;
using Roundup.Protocol.SteadyState;
using Roundup.Results;

namespace Roundup.Trials.Designs;

/// <summary>Starts warm processes of the rows of one cell.</summary>
internal sealed class WarmRows
{
    private static readonly Limits s_limits = new(TimeSpan.FromSeconds(60), 4L << 30);

    /// <summary>Nothing but what every worker has.</summary>
    public static IReadOnlyDictionary<string, string> NoSettings { get; } = new Dictionary<string, string>();

    private readonly Plan _plan;
    private readonly BuildResult _built;

    private WarmRows(Plan plan, BuildResult built) => (_plan, _built) = (plan, built);

    /// <summary>Builds the rows that some options select.</summary>
    /// <exception cref="RoundupException">They are not of one cell, or one cannot be built.</exception>
    public static async Task<WarmRows> BuildAsync(RunOptions options, CancellationToken cancellation)
    {
        var root = Repository.Find(AppContext.BaseDirectory)
            ?? throw new RoundupException(ExitCode.Usage, "The trials run outside a checkout: run them with `dotnet run` in one.");
        var catalogue = CatalogueReader.Read(root, [new SteadyStateExperiment()]);
        var plan = Planner.Plan(catalogue, options);
        if (plan.Cases.Select(planned => planned.Id.Cell).Distinct().Count() != 1)
        {
            throw new RoundupException(ExitCode.Usage, "The options select no cell, or several: choose rows of one cell.");
        }

        var stage = new BuildStage(new Layout(root), plan, catalogue.Datasets, new SilentObserver());
        var built = await stage.RunAsync(cancellation).ConfigureAwait(false);
        return plan.Cases.Select(built.Failure).FirstOrDefault(failure => failure is not null) is { } failed
            ? throw new RoundupException(ExitCode.NothingMeasured, $"A row was not built: {failed.Reason}")
            : new WarmRows(plan, built);
    }

    /// <summary>How many rows there are.</summary>
    public int Count => _plan.Cases.Count;

    /// <summary>Starts a process of each row and warms them up, one after the other.</summary>
    /// <param name="settings">Variables of their environment, besides those of every worker.</param>
    /// <param name="cancellation">Ends it.</param>
    public async Task<IReadOnlyList<WarmRow>> StartAsync(
        IReadOnlyDictionary<string, string> settings,
        CancellationToken cancellation)
    {
        // A process inherits the processors of the one that starts it, and one that starts with a single processor stays slow for long.
        Bystanders.Release(Environment.ProcessId, isWorker: false);
        List<WarmRow> rows = [];
        foreach (var planned in _plan.Cases)
        {
            var cell = planned.Id.Cell;
            var program = WorkerProgram.Of(_built.Worker(planned), cell.Target);
            program = program with { Settings = program.Settings.Concat(settings).DistinctBy(s => s.Key).ToDictionary() };
            var worker = await Worker.StartAsync(program, s_limits, _ => { }, cancellation).ConfigureAwait(false);
            await worker.AskAsync(new PinCommand(Processors.Timed)).ConfigureAwait(false);
            await worker.AskAsync(RunContext.OpenCommand(planned, _built.ValuesOf(cell))).ConfigureAwait(false);
            var serialize = cell.Operation == Operation.Serialize;
            await worker.AskAsync(new PrepareCommand(serialize)).ConfigureAwait(false);
            var warmed = await worker.AskAsync(new WarmCommand(MaxMs: 2000, BatchMs: 10)).ConfigureAwait(false);
            rows.Add(new(planned.Id.RowName, worker, serialize, warmed.Operations[0].Calls));
        }

        Bystanders.KeepOff(Environment.ProcessId, isWorker: false, Processors.Timed);
        rows.ForEach(row => Bystanders.KeepOff(row.Worker.Id, isWorker: true, Processors.Timed));
        return rows;
    }
}
