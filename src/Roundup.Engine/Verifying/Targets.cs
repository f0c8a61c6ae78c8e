using Roundup.Catalogue.Definitions;
using Roundup.Engine.Workers;
using Roundup.Protocol;
using Roundup.Results;
using Target = Roundup.Catalogue.Definitions.Target;

namespace Roundup.Engine.Verifying;

/// <summary>Reads what a worker reports about itself.</summary>
internal static class Targets
{
    private const string Tiered = "Tiered compilation";

    private const string NotInFirstCalls = " (not in first calls)";

    /// <summary>A setting of workers that receive commands; processes that are started with arguments do not have it.</summary>
    private const string Delay = $"call counting starts after {WorkerEnvironment.CallCountingDelayMs} ms instead of 100 ms";

    /// <summary>A target whose first calls are measured, in processes with the runtime's own defaults.</summary>
    /// <param name="info">The target.</param>
    /// <param name="isAlone">Whether nothing is measured in processes with the settings of workers.</param>
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

    /// <summary>A target as its first worker describes it.</summary>
    public static TargetInfo Describe(string target, ReadyAnswer ready)
    {
        var settings = Compilation(Target.Of(target));
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
