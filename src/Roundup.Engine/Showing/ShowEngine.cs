using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Building;
using Roundup.Engine.Progress;
using Roundup.Engine.Running;
using Roundup.Engine.Workers;
using Roundup.ModelCompiler.TimedLoops;
using Roundup.Protocol;
using Roundup.Protocol.Fidelity;

namespace Roundup.Engine.Showing;

/// <summary>Builds one row and has its worker round-trip one value.</summary>
/// <param name="repository">The folder that holds <c>serializers/</c> and <c>datasets/</c>.</param>
/// <param name="datasets">All datasets of the catalogue.</param>
/// <param name="observer">Receives the progress of the build.</param>
public sealed class ShowEngine(string repository, IReadOnlyList<DatasetDefinition> datasets, IRunObserver observer)
{
    private readonly Layout _layout = new(repository);

    /// <summary>Shows a case. Of one that has no result, what is known before its failure is shown.</summary>
    /// <param name="plan">A plan of which the first case is shown.</param>
    /// <param name="maxBytes">How much of the payload is wanted, bytes.</param>
    /// <param name="cancellation">Ctrl+C.</param>
    /// <exception cref="RoundupException">The case cannot be built; the message says why.</exception>
    public async Task<ShownCase> ShowAsync(Plan plan, int maxBytes, CancellationToken cancellation)
    {
        ArgumentNullException.ThrowIfNull(plan);
        var built = await new BuildStage(_layout, plan, datasets, observer).RunAsync(cancellation).ConfigureAwait(false);
        var planned = plan.Cases[0];
        if (built.Failure(planned) is { } failure)
        {
            throw new RoundupException(ExitCode.SomeFailed, ShownFailure.Sentence(planned, failure.Outcome, failure.Reason));
        }

        var unit = built.Worker(planned);
        var values = built.ValuesOf(planned.Id.Cell);
        var file = Path.GetTempFileName();
        var shown = new ShownCase { Planned = planned, Worker = unit, Model = [.. ModelFiles(planned)] };
        OpenedAnswer? opened = null;
        try
        {
            var program = WorkerProgram.Of(unit, planned.Id.Cell.Target);
            var limits = Limits.For(plan.Options, [values]);
            var worker = await Worker.StartAsync(program, limits, _ => { }, cancellation).ConfigureAwait(false);
            await using (worker.ConfigureAwait(false))
            {
                opened = await worker.AskAsync(RunContext.OpenCommand(planned, values)).ConfigureAwait(false);
                var kept = await worker.AskAsync(new KeepCommand(file)).ConfigureAwait(false);
                shown = shown with { Size = kept.Size, Payload = kept.Size is null ? [] : Start(file, maxBytes) };
                var round = await worker.AskAsync(new ShowCommand()).ConfigureAwait(false);
                shown = shown with { Lost = round.Lost };
            }
        }
        catch (WorkerFailedException e)
        {
            shown = shown with { Failure = new(e.Outcome, e.Message, [.. e.Frames]) };
        }
        finally
        {
            File.Delete(file);
        }

        return WithCode(shown, opened);
    }

    private static byte[] Start(string file, int maxBytes)
    {
        using var stream = File.OpenRead(file);
        var bytes = new byte[Math.Min(stream.Length, maxBytes)];
        stream.ReadExactly(bytes);
        return bytes;
    }

    private static ShownCase WithCode(ShownCase shown, OpenedAnswer? opened)
    {
        var sources = ProjectSources.CodeOf(shown.Planned.Library.ProjectFile).Select(File.ReadAllText).ToList();
        string[] shapes = opened?.AdaptedFrom is not { } from ? [$"{shown.Planned.Shape}"] : [$"{shown.Planned.Shape}", $"{from}"];
        var code = CodecSource.Find(sources, opened?.Codec, shapes);
        return shown with { SetUp = code.SetUp, Calls = code.Calls, AdaptedFrom = opened?.AdaptedFrom?.ToString() };
    }

    private static string FormOf(PlannedCase planned) => FlavourWriter.FormOf(Unit.Worker(planned), ModelSources.Of(planned.Dataset));

    private IEnumerable<ShownFile> ModelFiles(PlannedCase planned) =>
        FlavourWriter.ModelFiles(Path.Combine(_layout.Models, FormOf(planned), planned.Dataset.Name))
            .Select(file => new ShownFile(Path.GetFileName(file), File.ReadAllText(file)));
}
