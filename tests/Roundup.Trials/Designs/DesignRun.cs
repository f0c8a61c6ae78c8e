using Roundup.Catalogue;
using Roundup.Catalogue.Planning;
using Roundup.Catalogue.Reading;
using Roundup.Contracts;
using Roundup.Engine.Building;
using Roundup.Engine.Experiments.SteadyState;
using Roundup.Engine.Machine;
using Roundup.Engine.Progress;
using Roundup.Engine.Running;
using Roundup.Engine.Workers;
using Roundup.Protocol;
using Roundup.Protocol.SteadyState;

namespace Roundup.Trials.Designs;

/// <summary>Pairs of processes of two rows of one cell, each pair measured by all designs in random order.</summary>
/// <param name="options">What selects the cell and its two rows.</param>
/// <param name="observer">Hears of the build.</param>
internal sealed class DesignRun(RunOptions options, IRunObserver observer)
{
    private const int BlocksOfEach = 4;
    private static readonly Limits s_limits = new(TimeSpan.FromSeconds(60), 4L << 30);

    /// <summary>The blocks of so many pairs.</summary>
    /// <exception cref="RoundupException">The options do not select two rows of one cell, or one cannot be built.</exception>
    public async Task<IReadOnlyList<Block>> RunAsync(int pairs, CancellationToken cancellation)
    {
        var root = Repository.Find(AppContext.BaseDirectory)
            ?? throw new RoundupException(ExitCode.Usage, "The trials run outside a checkout: run them with `dotnet run` in one.");
        var catalogue = CatalogueReader.Read(root, [new SteadyStateExperiment()]);
        var plan = Planner.Plan(catalogue, options);
        if (plan.Cases.Count != 2 || plan.Cases[0].Id.Cell != plan.Cases[1].Id.Cell)
        {
            throw new RoundupException(ExitCode.Usage, $"The options select {plan.Cases.Count} cases: choose two rows of one cell.");
        }

        var built = await new BuildStage(new Layout(root), plan, catalogue.Datasets, observer).RunAsync(cancellation).ConfigureAwait(false);
        if (plan.Cases.Select(built.Failure).FirstOrDefault(failure => failure is not null) is { } failed)
        {
            throw new RoundupException(ExitCode.NothingMeasured, $"A row was not built: {failed.Reason}");
        }

        var random = new Random(1);
        List<Block> blocks = [];
        for (var pair = 0; pair < pairs; pair++)
        {
            var (a, callsOfA) = await StartAsync(plan, built, 0, cancellation).ConfigureAwait(false);
            await using var _ = a.ConfigureAwait(false);
            var (b, callsOfB) = await StartAsync(plan, built, 1, cancellation).ConfigureAwait(false);
            await using var __ = b.ConfigureAwait(false);
            var trial = new DesignTrial((a, callsOfA), (b, callsOfB), (Processors.Of(0), Processors.Timed), random);
            var order = Enumerable.Repeat(Enum.GetValues<Design>(), BlocksOfEach).SelectMany(design => design).ToArray();
            random.Shuffle(order);
            foreach (var design in order)
            {
                blocks.Add(await trial.BlockAsync(design, pair).ConfigureAwait(false));
            }
        }

        return blocks;
    }

    private static async Task<(Worker Worker, long Calls)> StartAsync(Plan plan, BuildResult built, int index, CancellationToken cancellation)
    {
        var planned = plan.Cases[index];
        var cell = planned.Id.Cell;
        var program = WorkerProgram.Of(built.Worker(planned), cell.Target);
        var worker = await Worker.StartAsync(program, s_limits, _ => { }, cancellation).ConfigureAwait(false);
        await worker.AskAsync(new PinCommand(Processors.Timed)).ConfigureAwait(false);
        await worker.AskAsync(RunContext.OpenCommand(planned, built.ValuesOf(cell))).ConfigureAwait(false);
        await worker.AskAsync(new PrepareCommand(cell.Operation == Results.Operation.Serialize)).ConfigureAwait(false);
        var warmed = await worker.AskAsync(new WarmCommand(MaxMs: 2000, BatchMs: 10)).ConfigureAwait(false);
        return (worker, warmed.Calls);
    }
}
