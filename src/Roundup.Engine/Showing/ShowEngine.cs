using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Contracts;
using Roundup.Engine.Building;
using Roundup.Engine.Progress;
using Roundup.Engine.Running;
using Roundup.Engine.Workers;
using Roundup.ModelCompiler.TimedLoops;
using Roundup.Protocol.Fidelity;
using Roundup.Results;

namespace Roundup.Engine.Showing;

/// <summary>Builds one row and has its worker round-trip one value.</summary>
/// <param name="repository">The folder that holds <c>serializers/</c> and <c>datasets/</c>.</param>
/// <param name="datasets">All datasets of the catalogue.</param>
/// <param name="observer">Receives the progress of the build.</param>
public sealed class ShowEngine(string repository, IReadOnlyList<DatasetDefinition> datasets, IRunObserver observer)
{
    private readonly Layout _layout = new(repository);

    /// <summary>Shows a case.</summary>
    /// <param name="plan">A plan of which the first case is shown.</param>
    /// <param name="maxBytes">How much of the payload is wanted, bytes.</param>
    /// <param name="cancellation">Ctrl+C.</param>
    /// <exception cref="RoundupException">The row cannot be built or throws; the message says why.</exception>
    public async Task<ShownCase> ShowAsync(Plan plan, int maxBytes, CancellationToken cancellation)
    {
        ArgumentNullException.ThrowIfNull(plan);
        var built = await new BuildStage(_layout, plan, datasets, observer).RunAsync(cancellation).ConfigureAwait(false);
        var planned = plan.Cases[0];
        if (built.Failure(planned) is { } failure)
        {
            throw Ended(planned, failure.Outcome.Word(), failure.Reason);
        }

        var unit = built.Worker(planned);
        var values = built.ValuesOf(planned.Id.Cell);
        try
        {
            var program = WorkerProgram.Of(unit, planned.Id.Cell.Target);
            var limits = Limits.For(plan.Options, [values]);
            var worker = await Worker.StartAsync(program, limits, _ => { }, cancellation).ConfigureAwait(false);
            await using (worker.ConfigureAwait(false))
            {
                var opened = await worker.AskAsync(RunContext.OpenCommand(planned, values)).ConfigureAwait(false);
                var shown = await worker.AskAsync(new ShowCommand(maxBytes)).ConfigureAwait(false);
                return Read(planned, unit, opened.AdaptedFrom, shown);
            }
        }
        catch (WorkerFailedException e)
        {
            throw Ended(planned, e.Outcome.Word(), e.Message);
        }
    }

    private ShownCase Read(PlannedCase planned, BuiltUnit unit, Shape? adaptedFrom, ShownAnswer shown)
    {
        var sources = ProjectSources.CodeOf(planned.Library.ProjectFile).Select(File.ReadAllText).ToList();
        string[] shapes = adaptedFrom is null ? [$"{planned.Shape}"] : [$"{planned.Shape}", $"{adaptedFrom}"];
        var code = CodecSource.Find(sources, shown.Codec, shapes);
        return new ShownCase
        {
            Planned = planned,
            Worker = unit,
            Model = [.. ModelFiles(planned)],
            SetUp = code.SetUp,
            Calls = code.Calls,
            AdaptedFrom = adaptedFrom?.ToString(),
            Size = shown.Size,
            Payload = Convert.FromBase64String(shown.Payload),
            Lost = shown.Lost,
        };
    }

    private static string FormOf(PlannedCase planned) => FlavourWriter.FormOf(Unit.Worker(planned), planned.Dataset.Content.ReadModel());

    private IEnumerable<ShownFile> ModelFiles(PlannedCase planned) =>
        FlavourWriter.ModelFiles(Path.Combine(_layout.Models, FormOf(planned), planned.Dataset.Name))
            .Select(file => new ShownFile(Path.GetFileName(file), File.ReadAllText(file)));

    private static RoundupException Ended(PlannedCase planned, string outcome, string reason) =>
        new(ExitCode.SomeFailed, $"{planned.Id.Serializer} on {planned.Dataset.Name} is {outcome}: {reason}.");
}
