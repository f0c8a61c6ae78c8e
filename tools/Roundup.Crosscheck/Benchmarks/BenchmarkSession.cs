using System.Diagnostics;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Builds;
using Roundup.Engine.Builds.Datasets;
using Roundup.Engine.Builds.Packages;
using Roundup.Engine.Builds.Stage;
using Roundup.Engine.Builds.Units;
using Roundup.ModelCompiler.Flavours;
using Roundup.Results.Texts;

namespace Roundup.Crosscheck.Benchmarks;

/// <summary>Runs the cases of a plan with BenchmarkDotNet: built once, then run case by case on request.</summary>
internal sealed class BenchmarkSession : IAsyncDisposable
{
    private readonly Dictionary<int, (BenchmarkHost? Host, string? Failure)> _byCase = [];
    private readonly List<BenchmarkHost> _hosts = [];

    private BenchmarkSession()
    {
    }

    /// <summary>BenchmarkDotNet's version.</summary>
    public static string Version => BenchmarkProject.Version;

    /// <summary>How long the generated projects and BenchmarkDotNet's own took to build, in seconds.</summary>
    public double BuildSeconds { get; private set; }

    /// <summary>Generates, builds and starts a host for each library in each flavour, one after the other.</summary>
    /// <param name="layout">Where the entrants, models and Roundup's own assemblies are.</param>
    /// <param name="plan">The plan whose cases are measured.</param>
    /// <param name="built">Its workers and values, built.</param>
    /// <param name="flavours">All flavours.</param>
    /// <param name="launches">Launches of a case; 1 is BenchmarkDotNet's default.</param>
    /// <param name="artifacts">Where BenchmarkDotNet's logs and its full JSON go.</param>
    /// <param name="say">Receives progress messages about the builds.</param>
    /// <param name="cancellation">Cancels the run.</param>
    public static async Task<BenchmarkSession> StartAsync(
        RepositoryLayout layout,
        Plan plan,
        BuildResult built,
        IReadOnlyList<Flavour> flavours,
        int launches,
        string artifacts,
        Action<string> say,
        CancellationToken cancellation)
    {
        ArgumentNullException.ThrowIfNull(layout);
        ArgumentNullException.ThrowIfNull(plan);
        ArgumentNullException.ThrowIfNull(built);
        ArgumentNullException.ThrowIfNull(say);
        var clock = Stopwatch.StartNew();
        var session = new BenchmarkSession();
        try
        {
            foreach (var unit in Units(layout, plan, built, flavours))
            {
                say($"Building {CountText.Of(unit.Cases.Count, "benchmark")} of {unit.Name} for BenchmarkDotNet");
                await session.AddAsync(layout, plan, unit, launches, artifacts, say, cancellation);
            }
        }
        catch
        {
            await session.DisposeAsync();
            throw;
        }

        session.BuildSeconds = clock.Elapsed.TotalSeconds;
        return session;
    }

    /// <summary>Runs one case. The cases of a library come in the plan's order.</summary>
    /// <param name="index">The case's index in the plan.</param>
    /// <param name="cancellation">Cancels the run.</param>
    public Task<BenchmarkResult> RunAsync(int index, CancellationToken cancellation)
    {
        var (host, failure) = _byCase[index];
        return host is null ? Task.FromResult(BenchmarkResult.Failed(index, failure ?? "not built")) : host.RunAsync(index, cancellation);
    }

    /// <summary>Whether BenchmarkDotNet has the case at all: a case whose worker did not build for Roundup is left out.</summary>
    public bool Has(int index) => _byCase.ContainsKey(index);

    /// <inheritdoc/>
    public async ValueTask DisposeAsync()
    {
        foreach (var host in _hosts)
        {
            await host.DisposeAsync();
        }

        _hosts.Clear();
    }

    private static IEnumerable<BenchmarkUnit> Units(
        RepositoryLayout layout,
        Plan plan,
        BuildResult built,
        IReadOnlyList<Flavour> flavours) =>
        from index in Enumerable.Range(0, plan.Cases.Count)
        let planned = plan.Cases[index]
        where built.Failure(planned) is null
        let dataset = planned.Dataset
        let root = Compiler.Find(planned.Row.Flavour, flavours).LoopRootOf(dataset.Name, dataset.Root, dataset.IsDocument)
        group new BenchmarkCase(index, planned, root, built.ValuesOf(planned.Id.Table).Path) by built.Worker(planned) into cases
        let worker = cases.Key
        let datasets = cases.Select(benchmark => benchmark.Planned.Dataset).DistinctBy(dataset => dataset.Name)
        let models = datasets.Select(dataset => ModelSources.FolderOf(layout, worker.Unit, dataset))
        select new BenchmarkUnit(
            worker.Unit.Name,
            worker.Unit.Library!.ClassName,
            worker.Unit.ProjectFile,
            worker.Assembly!,
            [.. models],
            [.. cases])
        {
            Choices = UnitFileWriter.Choices(worker.Unit, worker.Fallback),
            OwnFolder = worker.Unit.OwnFolder,
        };

    private async Task AddAsync(
        RepositoryLayout layout,
        Plan plan,
        BenchmarkUnit unit,
        int launches,
        string artifacts,
        Action<string> say,
        CancellationToken cancellation)
    {
        var root = Path.Combine(layout.Artifacts, "crosscheck");
        var project = BenchmarkProject.Write(layout, root, unit, new PackageSources(layout, plan.Options.PackageSources));
        var failure = await BenchmarkBuild.RunAsync(project, BuildTimeLimit.Of(plan.Options), cancellation);
        BenchmarkHost? host = null;
        if (failure is null)
        {
            var cases = unit.Cases.Select(benchmark => benchmark.Index);
            var folder = Path.Combine(artifacts, unit.Name);
            host = await BenchmarkHost.StartAsync(project, folder, launches, cases, cancellation);
            _hosts.Add(host);
        }
        else
        {
            say($"{unit.Name} does not build with BenchmarkDotNet: {failure}");
        }

        foreach (var benchmark in unit.Cases)
        {
            _byCase[benchmark.Index] = (host, failure is null ? null : "the generated project does not build: " + failure);
        }
    }
}
