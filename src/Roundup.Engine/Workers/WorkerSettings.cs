using System.Diagnostics;

namespace Roundup.Engine.Workers;

/// <summary>The environment that every worker runs in.</summary>
internal static class WorkerSettings
{
    /// <summary>A zone with daylight saving that is not UTC: under UTC, bugs in dates hide.</summary>
    public const string TimeZone = "America/New_York";

    /// <summary>
    /// Call counting starts 16 ms (the runtime reads hexadecimal) after the last tier-0 code appeared instead of 100 ms. It leads to the
    /// same code in a third of the time; tiering and profile-guided optimisation stay on, as in production.
    /// </summary>
    public const string CallCountingDelayMs = "10";

    private static readonly string[] s_runtimePrefixes = ["DOTNET_", "COMPlus_", "CORECLR_"];

    /// <summary>Takes away every runtime setting that the user's shell happens to have, and sets ours.</summary>
    /// <param name="start">The process to be.</param>
    /// <param name="isSteady">
    /// Whether it warms up and measures the steady state. A first call is made under the runtime's own defaults.
    /// </param>
    public static void Apply(ProcessStartInfo start, bool isSteady = true)
    {
        foreach (var name in start.Environment.Keys.Where(IsRuntimeSetting).ToList())
        {
            start.Environment.Remove(name);
        }

        start.Environment["TZ"] = TimeZone;
        if (isSteady)
        {
            start.Environment["DOTNET_TC_CallCountingDelayMs"] = CallCountingDelayMs;
        }
    }

    private static bool IsRuntimeSetting(string name) =>
        Array.Exists(s_runtimePrefixes, prefix => name.StartsWith(prefix, StringComparison.OrdinalIgnoreCase))
        && !name.StartsWith("DOTNET_ROOT", StringComparison.OrdinalIgnoreCase);
}
