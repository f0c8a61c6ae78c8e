using Roundup.Catalogue.Definitions;
using Roundup.Engine.Workers;
using Roundup.Results;
using Target = Roundup.Catalogue.Definitions.Target;

namespace Roundup.Engine.Verifying;

/// <summary>Reads what a worker says of itself.</summary>
internal static class Targets
{
    private const string Tiered = "Tiered compilation";

    /// <summary>What only workers of the steady state are told.</summary>
    private const string Delay = $"call counting starts after {WorkerSettings.CallCountingDelayMs} ms instead of 100 ms";

    /// <summary>A target as processes see it that make first calls: they are left with the runtime's own defaults.</summary>
    public static TargetInfo OfFirstCalls(TargetInfo info)
    {
        var settings = new Dictionary<string, string>(info.Settings);
        if (settings.TryGetValue(Tiered, out var tiered))
        {
            settings[Tiered] = tiered.Replace("; " + Delay, "", StringComparison.Ordinal);
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
                [Tiered] = (target.Settings.Count > 0 ? "on, without PGO; " : target.Deployment == Deployment.ReadyToRun ? "on, from code compiled ahead of time; " : "on, with PGO; ") + Delay,
            },
        };
    }

    /// <summary>The runtime, pairs of settings up to an empty field, then pairs of missing probes.</summary>
    public static TargetInfo Describe(string target, string[] ready)
    {
        var settings = Compilation(Target.Of(target));
        var missing = new Dictionary<string, string>();
        var into = settings;
        for (var i = 2; i < ready.Length; i++)
        {
            if (ready[i].Length == 0)
            {
                into = missing;
            }
            else
            {
                into[ready[i]] = ready[i + 1];
                i++;
            }
        }

        return new TargetInfo { Name = target, Runtime = ready[1], Settings = settings, MissingProbes = missing };
    }
}
