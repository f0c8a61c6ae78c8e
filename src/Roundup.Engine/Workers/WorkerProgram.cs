using System.Diagnostics;
using System.Text;
using Roundup.Catalogue.Definitions;
using Roundup.Engine.Builds.Units;
using Roundup.Engine.Processes;

namespace Roundup.Engine.Workers;

/// <summary>The program and settings with which a worker is started.</summary>
/// <param name="Host">The program that runs the assembly; null where the assembly is a program itself.</param>
/// <param name="Assembly">The path of the assembly.</param>
/// <param name="Settings">The runtime settings of the target, as environment variables.</param>
internal sealed record WorkerProgram(string? Host, string Assembly, IReadOnlyDictionary<string, string> Settings)
{
    /// <summary>The program, with its arguments, that runs the worker in itself; empty: none does.</summary>
    public IReadOnlyList<string> Under { get; init; } = [];

    /// <summary>The program of a built worker on one of the targets that share its build.</summary>
    public static WorkerProgram Of(BuiltUnit unit, string target)
    {
        var assembly = unit.Assembly ?? throw new InvalidOperationException($"{unit.Unit.Name} was not built");
        return new WorkerProgram(unit.Host, assembly, Target.Parse(target).Settings);
    }

    /// <summary>The program of an assembly for the installed runtime.</summary>
    public static WorkerProgram OfAssembly(string assembly) => new(Toolchain.DotNet, assembly, new Dictionary<string, string>());

    /// <summary>The start of a worker that measures speed, in the environment of every worker.</summary>
    public ProcessStartInfo Start(params IEnumerable<string> arguments) => Start(measuresSpeed: true, arguments);

    /// <summary>The start of a worker, in the environment of every worker.</summary>
    /// <param name="measuresSpeed">Whether the worker measures speed; otherwise the runtime's own defaults apply.</param>
    /// <param name="arguments">The arguments.</param>
    public ProcessStartInfo Start(bool measuresSpeed, IEnumerable<string> arguments)
    {
        string[] line = [.. Under, .. Host is null ? (string[])[] : [Host], Assembly, .. arguments];
        var start = new ProcessStartInfo(line[0], line[1..])
        {
            RedirectStandardInput = true,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
            StandardInputEncoding = new UTF8Encoding(false),
        };
        WorkerEnvironment.Apply(start, measuresSpeed);
        foreach (var (name, value) in Settings)
        {
            start.Environment[name] = value;
        }

        return start;
    }
}

/// <summary>The environment variables of every worker.</summary>
internal static class WorkerEnvironment
{
    /// <summary>
    /// Call counting starts 16 ms (the runtime reads a hexadecimal number) after the last tier-0 code appeared, instead of 100 ms. Tiering
    /// reaches the same code in a third of the time; tiering and profile-guided optimisation stay on, as in production.
    /// </summary>
    public const string CallCountingDelayMs = "10";

    private static readonly string[] s_runtimePrefixes = ["DOTNET_", "COMPlus_", "CORECLR_"];

    /// <summary>Removes all runtime settings that come from the user's shell, and adds those of Roundup.</summary>
    /// <param name="start">The start of the worker.</param>
    /// <param name="measuresSpeed">
    /// Whether the worker measures speed. A first call is measured under the runtime's own defaults.
    /// </param>
    public static void Apply(ProcessStartInfo start, bool measuresSpeed = true)
    {
        foreach (var name in start.Environment.Keys.Where(IsRuntimeSetting).ToList())
        {
            start.Environment.Remove(name);
        }

        start.Environment["TZ"] = TargetInfo.WorkerTimeZone;
        if (measuresSpeed)
        {
            start.Environment["DOTNET_TC_CallCountingDelayMs"] = CallCountingDelayMs;
        }
    }

    private static bool IsRuntimeSetting(string name) =>
        Array.Exists(s_runtimePrefixes, prefix => name.StartsWith(prefix, StringComparison.OrdinalIgnoreCase))
        && !name.StartsWith("DOTNET_ROOT", StringComparison.OrdinalIgnoreCase);
}
