using System.Diagnostics;
using System.Text;
using Roundup.Catalogue.Definitions;
using Roundup.Engine.Builds.Units;
using Roundup.Engine.Processes;

namespace Roundup.Engine.Workers;

// Host: the program that runs the assembly; null where the assembly is a program itself.
internal sealed record WorkerProgram(string? Host, string Assembly, IReadOnlyDictionary<string, string> Settings)
{
    // The program, with its arguments, that runs the worker in itself; empty: none does.
    public IReadOnlyList<string> Under { get; init; } = [];

    public static WorkerProgram Of(BuiltUnit unit, string target)
    {
        var assembly = unit.Assembly ?? throw new InvalidOperationException($"{unit.Unit.Name} was not built");
        return new WorkerProgram(unit.Host, assembly, Target.Parse(target).Settings);
    }

    public static WorkerProgram OfAssembly(string assembly) => new(Toolchain.DotNet, assembly, new Dictionary<string, string>());

    public ProcessStartInfo Start(params IEnumerable<string> arguments) => Start(measuresSpeed: true, arguments);

    // measuresSpeed: whether the worker measures speed; otherwise the runtime's own defaults apply.
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

internal static class WorkerEnvironment
{
    // Call counting starts 16 ms (the runtime reads a hexadecimal number) after the last tier-0 code appeared, instead of 100 ms. Tiering
    // reaches the same code in a third of the time; tiering and profile-guided optimisation stay on, as in production.
    public const string CallCountingDelayMs = "10";

    private static readonly string[] s_runtimePrefixes = ["DOTNET_", "COMPlus_", "CORECLR_"];

    // Removes all runtime settings that come from the user's shell, and adds those of Roundup.
    // start: the start of the worker.
    // measuresSpeed: whether the worker measures speed. A first call is measured under the runtime's own defaults.
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
