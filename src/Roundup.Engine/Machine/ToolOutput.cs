using System.ComponentModel;
using System.Diagnostics;
using Roundup.Engine.Processes;

namespace Roundup.Engine.Machine;

/// <summary>Runs a small tool of the system for one line of output.</summary>
internal static class ToolOutput
{
    private static readonly Watch s_watch = new(TimeSpan.FromSeconds(5));

    /// <summary>The first line of its output; null when the tool is missing, fails or takes longer than 5 s.</summary>
    public static string? FirstLine(string tool, params IReadOnlyList<string> arguments)
    {
        try
        {
            var running = WatchedProcess.RunAsync(new ProcessStartInfo(tool, arguments), s_watch, CancellationToken.None);
            var end = running.GetAwaiter().GetResult();
            return end is { Overrun: Overrun.None, ExitCode: 0 } ? end.Output.Split('\n')[0].Trim() : null;
        }
        catch (Win32Exception)
        {
            return null;
        }
    }
}
