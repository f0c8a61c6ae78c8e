using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Builds;
using Roundup.Engine.Builds.Stage;
using Roundup.Engine.Journaling;
using Roundup.Engine.Ledger;
using Roundup.Engine.Workers;
using Roundup.ModelCompiler.Flavours;
using Roundup.Protocol;
using Target = Roundup.Catalogue.Definitions.Target;

namespace Roundup.Engine.Verifying;

/// <summary>What became of the trial of a target.</summary>
/// <param name="Target">The target.</param>
/// <param name="Outcome">Why it is not available; null where it is.</param>
/// <param name="Reason">The reason, where it cannot.</param>
/// <param name="Runtime">The runtime as its worker describes it, where it can.</param>
public sealed record TriedTarget(Target Target, Outcome? Outcome, string? Reason, TargetInfo? Runtime);

/// <summary>Finds out which targets can be built and run on this machine, by building and starting a worker on each.</summary>
public static class TargetTrial
{
    /// <summary>The serializer that targets are tried with: one without a package, so that what is missing is the target's.</summary>
    public static CatalogueSerializer FindSerializer(RoundupCatalogue catalogue)
    {
        ArgumentNullException.ThrowIfNull(catalogue);
        return catalogue.Serializers.FirstOrDefault(entry => entry.Configuration.IsReference)
            ?? catalogue.Serializers.FirstOrDefault(entry => entry.Library.Package is null)
            ?? throw new RoundupException(ExitCode.Usage, "No serializer can try the runtimes: add one that needs no package.");
    }

    /// <summary>Tries all targets with one serializer; what was built before is not built again.</summary>
    /// <param name="catalogue">What exists.</param>
    /// <param name="flavours">All flavours.</param>
    /// <param name="observer">Receives the progress.</param>
    /// <param name="cancellation">Ctrl+C.</param>
    public static async Task<IReadOnlyList<TriedTarget>> RunAsync(
        RoundupCatalogue catalogue,
        IReadOnlyList<Flavour> flavours,
        IRunObserver observer,
        CancellationToken cancellation)
    {
        ArgumentNullException.ThrowIfNull(catalogue);

        var serializer = FindSerializer(catalogue);
        var dataset = catalogue.Datasets.FirstOrDefault(entry => entry.Name == "Simple") ?? catalogue.Datasets[0];
        var options = new RunOptions
        {
            Serializers = [$"{serializer.Library.Name}/{serializer.Configuration.Name}"],
            Datasets = [dataset.Name],
            Counts = [1],
            Shapes = ["*"],
            Operations = ["*"],
            Targets = ["*"],
            Seed = 1,
        };
        var plan = Planner.Plan(catalogue, options);
        var layout = new RepositoryLayout(catalogue.Root);
        using var cache = CacheUse.Begin(layout);
        var built = await new UnitBuilds(layout, catalogue.Datasets, flavours, observer).RunAsync(plan, cancellation);
        var tried = new List<TriedTarget>();
        foreach (var planned in plan.Cases.Where(planned => planned.Unsupported is null).DistinctBy(planned => planned.Id.Table.Target))
        {
            tried.Add(await TryAsync(planned, built, cancellation));
        }

        return tried;
    }

    private static async Task<TriedTarget> TryAsync(PlannedCase planned, BuildResult built, CancellationToken cancellation)
    {
        var target = Target.Parse(planned.Id.Table.Target);
        if (built.Failure(planned) is { } failure)
        {
            return new TriedTarget(target, failure.Outcome, failure.Reason, null);
        }

        try
        {
            var program = WorkerProgram.Of(built.Worker(planned), target.Name);
            var limits = new WorkerLimits(TimeSpan.FromSeconds(20), 2L << 30);
            await using var worker = await Worker.StartAsync(WorkerLauncher.Instance, program, limits, _ => { }, cancellation);
            return new TriedTarget(target, null, null, Targets.Describe(target.Name, worker.Ready));
        }
        catch (WorkerFailedException e)
        {
            return new TriedTarget(target, e.Outcome, e.Message, null);
        }
    }
}

internal static class Targets
{
    public static void Note(CaseLedger ledger, string target, Worker worker)
    {
        lock (ledger.State.Targets)
        {
            if (!ledger.State.Targets.ContainsKey(target))
            {
                ledger.Add(new TargetEntry(Describe(target, worker.Ready)));
            }
        }
    }

    private const string Tiered = "Tiered compilation";

    private const string NotInFirstCalls = " (not in first calls)";

    // A setting of workers that receive commands; processes that are started with arguments do not have it.
    private const string Delay = $"call counting starts after {WorkerEnvironment.CallCountingDelayMs} ms instead of 100 ms";

    // A target whose first calls are measured, in processes with the runtime's own defaults.
    // isAlone: whether nothing is measured in processes with the settings of workers.
    public static TargetInfo InFirstCalls(TargetInfo info, bool isAlone)
    {
        var settings = new Dictionary<string, string>(info.Settings);
        if (settings.TryGetValue(Tiered, out var tiered) && !tiered.EndsWith(NotInFirstCalls, StringComparison.Ordinal))
        {
            settings[Tiered] = tiered.Replace("; " + Delay, isAlone ? "" : $"; {Delay}{NotInFirstCalls}", StringComparison.Ordinal);
        }

        return info with { Settings = settings };
    }

    private static Dictionary<string, string> Compilation(Target target)
    {
        return target.Deployment switch
        {
            Deployment.NativeAot => new() { ["Compilation"] = "ahead of time, to one native executable" },
            Deployment.Framework => [],
            _ when target.Settings.TryGetValue("DOTNET_TieredCompilation", out var tiered) && tiered == "0" => new() { [Tiered] = "off" },
            _ => new()
            {
                [Tiered] = (target.Settings.Count > 0 ? "on, without PGO; "
                    : target.Deployment == Deployment.ReadyToRun ? "on, from code compiled ahead of time; "
                    : "on, with PGO; ") + Delay,
            },
        };
    }

    public static TargetInfo Describe(string target, ReadyAnswer ready)
    {
        var settings = Compilation(Target.Parse(target));
        foreach (var (name, value) in ready.Settings)
        {
            settings[name] = value;
        }

        return new TargetInfo
        {
            Name = target,
            Runtime = ready.Runtime,
            Settings = settings,
            MissingProbes = new Dictionary<string, string>(ready.MissingProbes),
        };
    }
}
