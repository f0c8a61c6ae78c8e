namespace Roundup.Engine.Processes;

/// <summary>How a watched program ended.</summary>
/// <param name="ExitCode">Its exit code.</param>
/// <param name="Output">The beginning of its standard output.</param>
/// <param name="Errors">The beginning of its standard error, and what the runtime wrote of a crash.</param>
/// <param name="Overrun">Which limit it was ended at.</param>
/// <param name="Step">The step that it was in.</param>
internal sealed record ProcessEnd(int ExitCode, string Output, string Errors, Overrun Overrun, string? Step);

/// <summary>The limit at which a program was ended.</summary>
internal enum Overrun
{
    /// <summary>None: it ended by itself, or somebody else ended it.</summary>
    None,

    /// <summary>The time for one step.</summary>
    Time,

    /// <summary>The memory.</summary>
    Memory,
}
