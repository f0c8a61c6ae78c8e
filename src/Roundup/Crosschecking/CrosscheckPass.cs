using Roundup.Analysis;
using Roundup.Analysis.SteadyState;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Cli.Parsing;
using Roundup.Cli.Running;
using Roundup.Crosscheck.Benchmarks;
using Roundup.Crosscheck.Comparison;
using Roundup.Engine.Building;
using Roundup.Results;

namespace Roundup.Cli.Crosschecking;

/// <summary>One run of the selection: cell by cell, BenchmarkDotNet first and Roundup right after it, so that both see the same phase of the machine.</summary>
/// <param name="request">What was asked.</param>
/// <param name="start">The plan, its folder and the machine.</param>
/// <param name="engine">Roundup's engine.</param>
/// <param name="say">Is told how it goes.</param>
internal sealed class CrosscheckPass(CrosscheckRequest request, RunStart start, RunPlan engine, Action<string> say)
{
    private readonly OurMeasurement ours = new(start, engine);
    private readonly List<CrosscheckCell> cells = [];

    /// <summary>Roundup's samples of all cells; null where it did not run.</summary>
    public ResultsFile? Results { get; private set; }

    /// <summary>Runs; what was won before an interruption is returned.</summary>
    public async Task<CrosscheckRun> RunAsync(int number, CancellationToken cancellation)
    {
        var folder = Path.Combine(start.Folder, $"run-{number}");
        var built = new double[2];
        try
        {
            if (request.WithBenchmarkDotNet)
            {
                await WithBenchmarkDotNetAsync(folder, built, cancellation).ConfigureAwait(false);
            }
            else
            {
                await OursAloneAsync(folder, cancellation).ConfigureAwait(false);
            }
        }
        catch (OperationCanceledException) when (cancellation.IsCancellationRequested)
        {
            // The cells that are whole are kept.
        }

        Results = ours.Joined();
        if (Results is not null)
        {
            ResultsStore.Write(Results, Path.Combine(folder, RunFolders.Results));
        }

        var theirs = cells.SelectMany(cell => cell.Rows).Select(row => row.Detail).OfType<BenchmarkResult>().ToList();
        return new CrosscheckRun(
            number,
            [.. cells],
            Results is null ? null : ours.Seconds,
            built[0] + ours.BuildSeconds,
            theirs.Count == 0 ? null : theirs.Sum(result => result.Seconds),
            built[1]);
    }

    private async Task WithBenchmarkDotNetAsync(string folder, double[] built, CancellationToken cancellation)
    {
        var layout = new Layout(start.Catalogue.Root);
        var clock = System.Diagnostics.Stopwatch.StartNew();
        say("Roundup builds its workers and values");
        var workers = await new BuildStage(layout, start.Plan, start.Catalogue.Datasets, start.Observer).RunAsync(cancellation).ConfigureAwait(false);
        built[0] = clock.Elapsed.TotalSeconds;
        var session = await BenchmarkSession.StartAsync(layout, start.Plan, workers, request.Launches, Path.Combine(folder, "benchmarkdotnet"), say, cancellation).ConfigureAwait(false);
        await using (session.ConfigureAwait(false))
        {
            built[1] = session.BuildSeconds;
            var groups = Groups().ToList();
            for (var i = 0; i < groups.Count; i++)
            {
                var theirs = new Dictionary<string, BenchmarkResult>();
                foreach (var index in groups[i].Indexes.Where(session.Has))
                {
                    var result = await session.RunAsync(index, cancellation).ConfigureAwait(false);
                    theirs[start.Plan.Cases[index].Id.Serializer] = result;
                    if (result.Failure is { } failure)
                    {
                        say($"BenchmarkDotNet: {start.Plan.Cases[index].Id}: {failure}");
                    }
                }

                var file = request.WithOurs ? await ours.RunAsync(CasesOf(groups[i].Indexes), Path.Combine(folder, "cells", $"{i + 1:000}"), cancellation).ConfigureAwait(false) : null;
                cancellation.ThrowIfCancellationRequested();
                Add(groups[i], file is null ? null : Analyser.Analyse(file), file is null ? null : OurMeasurement.SecondsOf(file), theirs);
                say($"{i + 1}/{groups.Count} {groups[i].Id}: BenchmarkDotNet {Took(theirs.Values.Sum(result => result.Seconds))}{(file is null ? "" : $", Roundup {Took(OurMeasurement.SecondsOf(file))}")}");
            }
        }
    }

    /// <summary>Alone, Roundup runs as it does for a user: all cells in one run, the launches of a cell spread over it.</summary>
    private async Task OursAloneAsync(string folder, CancellationToken cancellation)
    {
        say("Roundup measures all cells in one run");
        var file = await ours.RunAsync(start.Plan.Cases, Path.Combine(folder, "cells", "all"), cancellation).ConfigureAwait(false);
        var analysed = Analyser.Analyse(file);
        foreach (var group in Groups())
        {
            Add(group, analysed, null, new Dictionary<string, BenchmarkResult>());
        }

        say($"Roundup: {Took(OurMeasurement.SecondsOf(file))}");
    }

    private void Add(Group group, AnalysedRun? analysed, double? seconds, IReadOnlyDictionary<string, BenchmarkResult> theirs) =>
        cells.Add(CellReader.Read(group.Id, [.. CasesOf(group.Indexes).Select(planned => planned.Id.Serializer)], start.Plan.Baseline, analysed?.Cells.FirstOrDefault(cell => cell.Id == group.Id), seconds, theirs));

    private IEnumerable<Group> Groups() =>
        Enumerable.Range(0, start.Plan.Cases.Count).GroupBy(index => start.Plan.Cases[index].Id.Cell).Select(group => new Group(group.Key, [.. group]));

    private List<PlannedCase> CasesOf(IEnumerable<int> indexes) => [.. indexes.Select(index => start.Plan.Cases[index])];

    private static string Took(double seconds) => DurationText.Write(TimeSpan.FromSeconds(seconds));

    private sealed record Group(CellId Id, IReadOnlyList<int> Indexes);
}
