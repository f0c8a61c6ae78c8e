using Roundup.Catalogue.Definitions;
using Roundup.Cli.Running;
using Roundup.Results;

namespace Roundup.Cli.Commands.Crosscheck;

/// <summary>Runs of Roundup for parts of the plan, each in its own folder, joined to one results file.</summary>
internal sealed class RoundupMeasurement(RunStart start, RunPlan engine)
{
    private readonly List<ResultsFile> files = [];

    /// <summary>The duration of verification and measurement, seconds.</summary>
    public double Seconds => files.Sum(SecondsOf);

    public double BuildSeconds => files.Sum(file => file.Run.BuildSeconds);

    /// <summary>The duration of a run without its build, seconds.</summary>
    public static double SecondsOf(ResultsFile file) => file.Run.VerifySeconds + file.Run.MeasureSeconds;

    /// <summary>Runs some cases of the plan.</summary>
    /// <param name="cases">The cases.</param>
    /// <param name="folder">Where the journal goes.</param>
    /// <param name="cancellation">Ends it early.</param>
    public async Task<ResultsFile> RunAsync(IReadOnlyList<PlannedCase> cases, string folder, CancellationToken cancellation)
    {
        Directory.CreateDirectory(folder);
        var part = start with { Plan = start.Plan with { Cases = cases }, Folder = folder, Resume = false };
        var file = await engine(part, cancellation).ConfigureAwait(false);
        files.Add(file);
        return file;
    }

    /// <summary>
    /// All runs as one results file, which <c>roundup report</c> reads; null without a run. Its times start at 0 for each cell.
    /// </summary>
    public ResultsFile? Joined() => files.Count == 0 ? null : files[0] with
    {
        Run = files[0].Run with
        {
            Finished = files[^1].Run.Finished,
            BuildSeconds = BuildSeconds,
            VerifySeconds = files.Sum(file => file.Run.VerifySeconds),
            MeasureSeconds = files.Sum(file => file.Run.MeasureSeconds),
            Interrupted = files.Any(file => file.Run.Interrupted),
        },
        Targets = [.. files.SelectMany(file => file.Targets).DistinctBy(target => target.Name)],
        Serializers = [.. files.SelectMany(file => file.Serializers).DistinctBy(serializer => serializer.Name)],
        Datasets = [.. files.SelectMany(file => file.Datasets).DistinctBy(dataset => (dataset.Name, dataset.Count))],
        Notices = [.. files.SelectMany(file => file.Notices).DistinctBy(notice => (notice.Code, string.Join('\n', notice.Arguments)))],
        Cases = [.. files.SelectMany(file => file.Cases)],
    };
}
