using System.Diagnostics;
using System.Reflection;

namespace Roundup.Engine.Machine;

/// <summary>How Roundup itself runs.</summary>
/// <param name="DebuggerAttached">Whether a debugger is attached.</param>
/// <param name="DebugBuild">Whether it was compiled without optimisation.</param>
public sealed record HostState(bool DebuggerAttached, bool DebugBuild)
{
    /// <summary>Reads the state of this process.</summary>
    public static HostState Read() => new(
        Debugger.IsAttached,
        typeof(HostState).Assembly.GetCustomAttribute<DebuggableAttribute>()?.IsJITOptimizerDisabled == true);
}
