using System.ComponentModel;
using System.Diagnostics;

namespace Roundup.Engine.Machine;

/// <summary>Runs a small tool of the system for one line of output.</summary>
internal static class ToolOutput
{
    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(5);

    /// <summary>The first line of its output; null when the tool is missing, fails or takes longer than 5 s.</summary>
    public static string? FirstLine(string tool, params IReadOnlyList<string> arguments) => FirstLine(tool, null, arguments);

    /// <summary>The same, started in a folder.</summary>
    public static string? FirstLine(string tool, string? folder, IReadOnlyList<string> arguments)
    {
        var start = new ProcessStartInfo(tool, arguments)
        {
            RedirectStandardOutput = true,
            RedirectStandardError = true,
            WorkingDirectory = folder ?? "",
        };
        try
        {
            using var process = Process.Start(start);
            if (process is null)
            {
                return null;
            }

            // Both pipes are read without waiting, so that a full one cannot block the tool.
            var output = process.StandardOutput.ReadToEndAsync();
            process.ErrorDataReceived += static (_, _) => { };
            process.BeginErrorReadLine();
            if (!process.WaitForExit(Limit))
            {
                process.Kill(entireProcessTree: true);
                return null;
            }

            return process.ExitCode == 0 ? output.GetAwaiter().GetResult().Split('\n')[0].Trim() : null;
        }
        catch (Win32Exception)
        {
            return null;
        }
    }
}
