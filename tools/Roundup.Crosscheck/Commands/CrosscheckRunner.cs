using Roundup.Analysis.Experiments.Speed;
using Roundup.Catalogue.Definitions;
using Roundup.Cli;
using Roundup.Cli.Output;
using Roundup.Crosscheck.Benchmarks;
using Roundup.Crosscheck.Comparison;
using Roundup.Engine.Builds;
using Roundup.Engine.Builds.Stage;
using Roundup.Engine.Privacy;
using Roundup.Results;
using Roundup.Results.Texts;

namespace Roundup.Crosscheck.Commands;

/// <summary>
/// One run of the selection: table by table, BenchmarkDotNet first then Roundup, so that both see the machine in the same state.
/// </summary>
internal sealed class CrosscheckRunner(
    CrosscheckRequest request,
    RunStart start,
    RunPlan engine,
    ResultsStore store,
    Action<string> writeLine)
{
    private readonly RoundupMeasurement _ours = new(start, engine);
    private readonly List<ComparedTable> _tables = [];

    /// <summary>Roundup's samples of all tables; null where it did not run.</summary>
    public ResultsFile? Results { get; private set; }

    /// <summary>Runs; the tables measured before an interruption are returned.</summary>
    public async Task<CrosscheckRun> RunAsync(int number, CancellationToken cancellation)
    {
        var folder = Path.Combine(start.Folder, $"run-{number}");
        var built = new double[2];
        try
        {
            if (request.WithBenchmarkDotNet)
            {
                await WithBenchmarkDotNetAsync(folder, built, cancellation);
            }
            else
            {
                await OursAloneAsync(folder, cancellation);
            }
        }
        catch (OperationCanceledException) when (cancellation.IsCancellationRequested)
        {
            // Complete tables are kept.
        }

        Results = _ours.Joined();
        if (Results is not null)
        {
            store.Write(Results, Path.Combine(folder, RunFolders.Results));
        }

        var theirs = _tables.SelectMany(table => table.Rows).Select(row => row.Detail).OfType<BenchmarkResult>().ToList();
        return new CrosscheckRun(
            number,
            [.. _tables],
            Results is null ? null : _ours.Seconds,
            built[0] + _ours.BuildSeconds,
            theirs.Count == 0 ? null : theirs.Sum(result => result.Seconds),
            built[1]);
    }

    private async Task WithBenchmarkDotNetAsync(string folder, double[] built, CancellationToken cancellation)
    {
        var layout = new RepositoryLayout(start.Catalogue.Root);
        var clock = System.Diagnostics.Stopwatch.StartNew();
        writeLine("Roundup builds its workers and values");
        using var cache = CacheUse.Begin(layout);
        var builds = new UnitBuilds(layout, start.Catalogue.Datasets, start.Flavours, start.Observer);
        var workers = await builds.RunAsync(start.Plan, cancellation);
        built[0] = clock.Elapsed.TotalSeconds;
        await using var session = await BenchmarkSession.StartAsync(
            layout,
            start.Plan,
            workers,
            start.Flavours,
            request.Launches,
            Path.Combine(folder, "benchmarkdotnet"),
            writeLine,
            cancellation);
        built[1] = session.BuildSeconds;
        var places = new PlaceFilter(start.Plan.Options, layout, folder);
        var groups = Groups().ToList();
        for (var i = 0; i < groups.Count; i++)
        {
            var theirs = new Dictionary<string, BenchmarkResult>();
            foreach (var index in groups[i].Indexes.Where(session.Has))
            {
                var result = Stored(index, await session.RunAsync(index, cancellation), places);
                theirs[start.Plan.Cases[index].Id.Serializer] = result;
                if (result.Failure is { } failure)
                {
                    writeLine($"BenchmarkDotNet: {start.Plan.Cases[index].Id}: {failure}");
                }
            }

            var tableFolder = Path.Combine(folder, "tables", $"{i + 1:000}");
            var file = request.WithOurs
                ? await _ours.RunAsync(CasesOf(groups[i].Indexes), tableFolder, cancellation)
                : null;
            cancellation.ThrowIfCancellationRequested();
            double? seconds = file is null ? null : RoundupMeasurement.SecondsOf(file);
            Add(groups[i], file is null ? null : Analyser.Analyse(file), seconds, theirs);
            var times = $"BenchmarkDotNet {TimeText.Of(theirs.Values.Sum(result => result.Seconds))}"
                + (seconds is { } own ? $", Roundup {TimeText.Of(own)}" : "");
            writeLine($"{i + 1}/{groups.Count} {groups[i].Id}: {times}");
        }
    }

    /// <summary>The message of a failure may name a path, and quote a value of the user's own data.</summary>
    private BenchmarkResult Stored(int index, BenchmarkResult result, PlaceFilter places) =>
        result.Failure is not { } failure ? result
            : start.Plan.Cases[index].Dataset.IsOwn && start.Plan.Options.Own?.IncludeData != true
            ? result with { Failure = "it failed on your data (--include-data shows its message, which may quote values)" }
            : result with { Failure = places.OfWorker(failure) };

    /// <summary>Alone, Roundup runs as it does for a user: all tables in one run, the launches of a table spread over it.</summary>
    private async Task OursAloneAsync(string folder, CancellationToken cancellation)
    {
        writeLine("Roundup measures all tables in one run");
        var file = await _ours.RunAsync(start.Plan.Cases, Path.Combine(folder, "tables", "all"), cancellation);
        var analysed = Analyser.Analyse(file);
        foreach (var group in Groups())
        {
            Add(group, analysed, null, new Dictionary<string, BenchmarkResult>());
        }

        writeLine($"Roundup: {TimeText.Of(RoundupMeasurement.SecondsOf(file))}");
    }

    private void Add(Group group, AnalysedRun? analysed, double? seconds, IReadOnlyDictionary<string, BenchmarkResult> theirs) =>
        _tables.Add(TableReader.Read(
            group.Id,
            [.. CasesOf(group.Indexes).Select(planned => planned.Id.Serializer)],
            start.Plan.Baseline,
            analysed?.Tables.FirstOrDefault(table => table.Id == group.Id),
            seconds,
            theirs));

    private IEnumerable<Group> Groups() => Enumerable.Range(0, start.Plan.Cases.Count)
        .GroupBy(index => start.Plan.Cases[index].Id.Table)
        .Select(group => new Group(group.Key, [.. group]));

    private List<PlannedCase> CasesOf(IEnumerable<int> indexes) => [.. indexes.Select(index => start.Plan.Cases[index])];

    private sealed record Group(TableId Id, IReadOnlyList<int> Indexes);
}

/// <summary>Runs of Roundup for parts of the plan, each in its own folder, joined to one results file.</summary>
internal sealed class RoundupMeasurement(RunStart start, RunPlan engine)
{
    private readonly List<ResultsFile> _files = [];

    /// <summary>The duration of verification and measurement, seconds.</summary>
    public double Seconds => _files.Sum(SecondsOf);

    public double BuildSeconds => _files.Sum(file => file.Run.BuildSeconds);

    /// <summary>The duration of a run without its build, seconds.</summary>
    public static double SecondsOf(ResultsFile file) => file.Run.VerifySeconds + file.Run.MeasureSeconds;

    /// <summary>Runs some cases of the plan.</summary>
    /// <param name="folder">Where the journal goes.</param>
    public async Task<ResultsFile> RunAsync(IReadOnlyList<PlannedCase> cases, string folder, CancellationToken cancellation)
    {
        Directory.CreateDirectory(folder);
        var part = start with { Plan = start.Plan with { Cases = cases }, Folder = folder, Resume = false };
        var file = await engine(part, cancellation);
        _files.Add(file);
        return file;
    }

    /// <summary>
    /// All runs as one results file, which <c>roundup report</c> reads; null without a run. Its times start at 0 for each table.
    /// </summary>
    public ResultsFile? Joined() => _files.Count == 0 ? null : _files[0] with
    {
        Run = _files[0].Run with
        {
            Finished = _files[^1].Run.Finished,
            BuildSeconds = BuildSeconds,
            VerifySeconds = _files.Sum(file => file.Run.VerifySeconds),
            Experiments = [_files[0].Run.Experiment with { MeasureSeconds = _files.Sum(file => file.Run.MeasureSeconds) }],
            Interrupted = _files.Any(file => file.Run.Interrupted),
        },
        Targets = [.. _files.SelectMany(file => file.Targets).DistinctBy(target => target.Name)],
        Serializers = [.. _files.SelectMany(file => file.Serializers).DistinctBy(serializer => serializer.Name)],
        Datasets = [.. _files.SelectMany(file => file.Datasets).DistinctBy(dataset => (dataset.Name, dataset.Count))],
        Notices = [.. _files.SelectMany(file => file.Notices).DistinctBy(notice => (notice.Code, string.Join('\n', notice.Arguments)))],
        Cases = [.. _files.SelectMany(file => file.Cases)],
    };
}
