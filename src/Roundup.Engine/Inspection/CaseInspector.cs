using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Builds;
using Roundup.Engine.Builds.Datasets;
using Roundup.Engine.Builds.MSBuild;
using Roundup.Engine.Builds.Stage;
using Roundup.Engine.Builds.Units;
using Roundup.Engine.Processes;
using Roundup.Engine.Workers;
using Roundup.ModelCompiler.Flavours;
using Roundup.ModelCompiler.TimedLoops;
using Roundup.Protocol;
using Roundup.Protocol.Fidelity;

namespace Roundup.Engine.Inspection;

// Builds one serializer and makes its worker round-trip one value (roundup show).
internal sealed class CaseInspector(
    string repository,
    IReadOnlyList<DatasetDefinition> datasets,
    IReadOnlyList<Flavour> flavours,
    IRunObserver observer)
{
    private readonly RepositoryLayout _layout = new(repository);

    public IBuilds Builds { get; init; } = new UnitBuilds(new(repository), datasets, flavours, observer);

    public IWorkers Workers { get; init; } = WorkerLauncher.Instance;

    // Inspects the first case of a plan. A case that fails gives what is known before its failure.
    // Throws RoundupException: the case cannot be built; the message gives the reason.
    public async Task<CaseInspection> InspectAsync(Plan plan, int maxBytes, CancellationToken cancellation)
    {
        using var cache = CacheUse.Begin(_layout);
        var built = await Builds.RunAsync(plan, cancellation);
        var planned = plan.Cases[0];
        if (built.Failure(planned) is { } failure)
        {
            throw new RoundupException(ExitCode.SomeFailed, CaseFailure.Sentence(planned, failure.Outcome, failure.Reason));
        }

        var unit = built.Worker(planned);
        var values = built.ValuesOf(planned.Id.Table);
        using var working = WorkingFolder.Create("show");
        var file = Path.Combine(working.Path, "payload");
        var inspection = new CaseInspection { Planned = planned, Worker = unit, Model = [.. ModelFiles(planned)] };
        OpenedAnswer? opened = null;
        try
        {
            var program = WorkerProgram.Of(unit, planned.Id.Table.Target);
            var limits = WorkerLimits.For(plan.Options, [values]);
            await using var worker = await Worker.StartAsync(Workers, program, limits, _ => { }, cancellation);
            opened = await worker.SendAsync(WorkerSessions.OpenCommand(planned, values));
            var kept = await worker.SendAsync(new KeepCommand(file));
            inspection = inspection with { Size = kept.Size, Payload = kept.Size is null ? [] : FirstBytes(file, maxBytes) };
            var round = await worker.SendAsync(new InspectCommand());
            inspection = inspection with { Lost = round.Lost };
        }
        catch (WorkerFailedException e)
        {
            inspection = inspection with { Failure = new(e.Outcome, e.Message, [.. e.Frames]) };
        }

        return WithCode(inspection, opened);
    }

    private static byte[] FirstBytes(string file, int maxBytes)
    {
        using var stream = File.OpenRead(file);
        var bytes = new byte[Math.Min(stream.Length, maxBytes)];
        stream.ReadExactly(bytes);
        return bytes;
    }

    private static CaseInspection WithCode(CaseInspection inspection, OpenedAnswer? opened)
    {
        var sources = ProjectSources.CodeOf(inspection.Planned.Library.ProjectFile).Select(File.ReadAllText).ToList();
        var shape = $"{inspection.Planned.Shape}";
        string[] shapes = opened?.AdaptedFrom is { } from ? [shape, $"{from}"] : [shape];
        var code = CodecSource.Find(sources, opened?.Codec, shapes);
        return inspection with { SetUp = code.SetUp, Calls = code.Calls, AdaptedFrom = opened?.AdaptedFrom?.ToString() };
    }

    private IEnumerable<InspectedFile> ModelFiles(PlannedCase planned) =>
        FlavourWriter.ModelFiles(ModelSources.FolderOf(_layout, BuildUnit.Worker(planned), planned.Dataset))
            .Select(file => new InspectedFile(Path.GetFileName(file), File.ReadAllText(file)));
}

internal sealed record InspectedFile(string Name, string Text);

internal sealed record CaseFailure(Outcome Outcome, string Reason, IReadOnlyList<string> Frames)
{
    public static string Sentence(PlannedCase planned, Outcome outcome, string reason) =>
        $"{planned.Id.Serializer} on {planned.Dataset.Name} is {outcome.Word()}: {reason}.";
}

internal sealed record CaseInspection
{
    public required PlannedCase Planned { get; init; }

    public required BuiltUnit Worker { get; init; }

    // The model or schema in the serializer's flavour, without the codecs that store and compare values.
    public required IReadOnlyList<InspectedFile> Model { get; init; }

    // The entrant's code that runs before the clock starts: options and kept objects.
    public string SetUp { get; init; } = "";

    // The entrant's code that is timed.
    public IReadOnlyList<string> Calls { get; init; } = [];

    // The shape inside an adapter; null for a native shape.
    public string? AdaptedFrom { get; init; }

    // The length of the payload, bytes; null where there is no payload.
    public long? Size { get; init; }

    // The payload, or its first bytes.
    public byte[] Payload { get; init; } = [];

    // The members that differ after a round trip, each with an example; empty where nothing is lost.
    public IReadOnlyList<KeyValuePair<string, string>> Lost { get; init; } = [];

    // The reason why the case has no result; null where it has one.
    public CaseFailure? Failure { get; init; }
}
