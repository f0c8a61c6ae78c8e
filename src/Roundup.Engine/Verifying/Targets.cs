using Roundup.Engine.Workers;
using Roundup.Results;

namespace Roundup.Engine.Verifying;

/// <summary>Reads what a worker says of itself.</summary>
internal static class Targets
{
    /// <summary>The runtime, pairs of settings up to an empty field, then pairs of missing probes.</summary>
    public static TargetInfo Describe(string target, string[] ready)
    {
        var settings = new Dictionary<string, string>
        {
            ["Tiered compilation"] = $"on, with PGO; call counting starts after {WorkerSettings.CallCountingDelayMs} ms instead of 100 ms",
        };
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
