using Roundup.Catalogue;
using Roundup.Catalogue.Planning;
using Roundup.Catalogue.Reading;
using Roundup.Engine;
using Roundup.Engine.Builds;
using Roundup.Engine.Builds.Stage;
using Roundup.Engine.Experiments.Speed;
using Roundup.Engine.Machine;
using Roundup.Engine.Running;
using Roundup.Engine.Workers;
using Roundup.ModelCompiler.Flavours;
using Roundup.Protocol;
using Roundup.Protocol.Speed;
using Roundup.Results;
using Roundup.Results.Messages;

namespace Roundup.Trials.Designs;

/// <summary>Starts warm processes of the rows of one cell.</summary>
internal sealed class WarmRows
{
    private static readonly WorkerLimits s_limits = new(TimeSpan.FromSeconds(60), 4L << 30);

    /// <summary>No settings except those of every worker.</summary>
    public static IReadOnlyDictionary<string, string> NoSettings { get; } = new Dictionary<string, string>();

    private readonly Plan _plan;
    private readonly BuildResult _built;

    private WarmRows(Plan plan, BuildResult built) => (_plan, _built) = (plan, built);

    /// <summary>Builds the rows that the options select.</summary>
    /// <exception cref="RoundupException">The rows are not of one cell, or a row cannot be built.</exception>
    public static async Task<WarmRows> BuildAsync(RunOptions options, CancellationToken cancellation)
    {
        var root = Repository.Find(AppContext.BaseDirectory)
            ?? throw new RoundupException(ExitCode.Usage, "The trials run outside a checkout: run them with `dotnet run` in one.");
        var catalogue = CatalogueReader.Read(root, [new SpeedExperiment()]);
        var plan = Planner.Plan(catalogue, options);
        if (plan.Cases.Select(planned => planned.Id.Cell).Distinct().Count() != 1)
        {
            throw new RoundupException(ExitCode.Usage, "The options select no cell, or several: choose rows of one cell.");
        }

        var builds = new UnitBuilds(new RepositoryLayout(root), catalogue.Datasets, FlavourList.All, new SilentObserver());
        var built = await builds.RunAsync(plan, cancellation);
        return plan.Cases.Select(built.Failure).FirstOrDefault(failure => failure is not null) is { } failed
            ? throw new RoundupException(ExitCode.NothingMeasured, $"A row was not built: {failed.Reason}")
            : new WarmRows(plan, built);
    }

    public int Count => _plan.Cases.Count;

    /// <summary>Starts a process of each row and warms them up, one after the other.</summary>
    /// <param name="settings">Environment variables, in addition to those of every worker.</param>
    /// <param name="cancellation">Cancels the start.</param>
    public async Task<IReadOnlyList<WarmRow>> StartAsync(
        IReadOnlyDictionary<string, string> settings,
        CancellationToken cancellation)
    {
        // A process inherits the processors of its parent, and a process that starts with a single processor stays slow for long.
        ThreadAffinity.Release(Environment.ProcessId, isWorker: false);
        List<WarmRow> rows = [];
        foreach (var planned in _plan.Cases)
        {
            var cell = planned.Id.Cell;
            var program = WorkerProgram.Of(_built.Worker(planned), cell.Target);
            program = program with { Settings = program.Settings.Concat(settings).DistinctBy(s => s.Key).ToDictionary() };
            var worker = await Worker.StartAsync(WorkerLauncher.Instance, program, s_limits, _ => { }, cancellation);
            await worker.AskAsync(new PinCommand(Processors.Timed));
            await worker.AskAsync(RunContext.OpenCommand(planned, _built.ValuesOf(cell)));
            var serialize = cell.Operation == Operation.Serialize;
            await worker.AskAsync(new PrepareCommand(serialize));
            var warmed = await worker.AskAsync(new WarmCommand(MaxMs: 2000, BatchMs: 10));
            rows.Add(new(planned.Id.RowName, worker, serialize, warmed.Operations[0].Calls));
        }

        ThreadAffinity.KeepOff(Environment.ProcessId, isWorker: false, Processors.Timed);
        rows.ForEach(row => ThreadAffinity.KeepOff(row.Worker.Id, isWorker: true, Processors.Timed));
        return rows;
    }
}

/// <summary>A warm process of a row.</summary>
/// <param name="Name">The row.</param>
/// <param name="Worker">The process.</param>
/// <param name="Serialize">Whether the operation is Serialize.</param>
/// <param name="Calls">The calls of a batch of 10 ms.</param>
internal sealed record WarmRow(string Name, Worker Worker, bool Serialize, long Calls)
{
    /// <summary>
    /// Measures a batch, or one n-th of it: the logarithm of the CPU time of a call without pauses of the collector, which would fall into
    /// few slices and into many batches.
    /// </summary>
    public async Task<double> TimeAsync(int part = 1) => Math.Log((await BatchAsync(part)).Ns);

    /// <summary>CPU time of a call without pauses, and the pauses per call, ns.</summary>
    public async Task<(double Ns, double PauseNs)> BatchAsync(int part = 1)
    {
        var calls = Math.Max(1, Calls / part);
        var answer = await Worker.AskAsync(new BatchCommand(Serialize, calls, calls / 4));
        var readings = new BatchReadings(answer.Readings);
        var pauseNs = readings.PauseNs ?? 0;
        return (((readings.CpuNs ?? readings.WallNs) - pauseNs) / calls, pauseNs / calls);
    }

    /// <summary>Pins its measuring thread to a processor.</summary>
    public async Task PinAsync(int processor) => await Worker.AskAsync(new PinCommand(processor));
}

/// <summary>Prints only failures and notices of a build.</summary>
internal sealed class SilentObserver : IRunObserver
{
    public void StageStarted(RunStage stage, int total)
    {
    }

    public void Progress(RunStage stage, int done, int total, string now)
    {
    }

    public void CaseEnded(CaseId id, Outcome outcome, string reason) => Console.Error.WriteLine($"{id}: {reason}");

    public void Noticed(Notice notice) => Console.Error.WriteLine(NoticeCatalogue.Text(notice));
}
