using System.Diagnostics;
using System.Text;
using Roundup.Catalogue.Definitions;
using Roundup.Engine.Building;
using Roundup.Engine.Processes;

namespace Roundup.Engine.Workers;

/// <summary>How a worker is started.</summary>
/// <param name="Host">The program that runs the assembly; null where the assembly is a program itself.</param>
/// <param name="Assembly">The assembly.</param>
/// <param name="Settings">Runtime settings of its target, as environment variables.</param>
public sealed record WorkerProgram(string? Host, string Assembly, IReadOnlyDictionary<string, string> Settings)
{
    /// <summary>A built worker on one of the targets that share its build.</summary>
    /// <exception cref="InvalidOperationException">It was not built.</exception>
    public static WorkerProgram Of(BuiltUnit unit, string target)
    {
        ArgumentNullException.ThrowIfNull(unit);
        var assembly = unit.Assembly ?? throw new InvalidOperationException($"{unit.Unit.Name} was not built");
        return new WorkerProgram(unit.Host, assembly, Target.Of(target).Settings);
    }

    /// <summary>An assembly for the runtime that is installed.</summary>
    public static WorkerProgram OfAssembly(string assembly) => new(Toolchain.DotNet, assembly, new Dictionary<string, string>());

    /// <summary>The process's start, in the environment that every worker runs in.</summary>
    public ProcessStartInfo Start(params IEnumerable<string> arguments) => Start(isSteady: true, arguments);

    /// <summary>The same of a process that need not be one that measures the steady state.</summary>
    /// <param name="isSteady">Whether it is.</param>
    /// <param name="arguments">Its arguments.</param>
    public ProcessStartInfo Start(bool isSteady, IEnumerable<string> arguments)
    {
        var start = new ProcessStartInfo(Host ?? Assembly, Host is null ? arguments : [Assembly, .. arguments])
        {
            RedirectStandardInput = true,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
            StandardInputEncoding = new UTF8Encoding(false),
        };
        WorkerSettings.Apply(start, isSteady);
        foreach (var (name, value) in Settings)
        {
            start.Environment[name] = value;
        }

        return start;
    }
}
