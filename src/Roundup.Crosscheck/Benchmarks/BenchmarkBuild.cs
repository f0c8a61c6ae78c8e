using System.Diagnostics;
using Roundup.Engine.Processes;

namespace Roundup.Crosscheck.Benchmarks;

/// <summary>Builds a generated project. BenchmarkDotNet then builds a second one that references it.</summary>
internal static class BenchmarkBuild
{
    /// <summary>Builds; returns the first error, or null.</summary>
    public static async Task<string?> RunAsync(string project, CancellationToken cancellation)
    {
        var start = new ProcessStartInfo(
            Toolchain.DotNet,
            [
                "build", project, "-c", "Release", "-nologo", "-v:q", "-m:1", "-nodeReuse:false", "-p:UseSharedCompilation=false",
                "-consoleLoggerParameters:NoSummary"
            ])
        {
            RedirectStandardOutput = true,
            RedirectStandardError = true,
            RedirectStandardInput = true,
            WorkingDirectory = Path.GetDirectoryName(project)!,
        };
        start.Environment["DOTNET_CLI_UI_LANGUAGE"] = "en";
        using var process = Toolchain.Start(start);
        process.StandardInput.Close();
        using var registration = cancellation.Register(() => process.Kill(entireProcessTree: true));
        var errors = process.StandardError.ReadToEndAsync(CancellationToken.None);
        var messages = await process.StandardOutput.ReadToEndAsync(CancellationToken.None).ConfigureAwait(false);
        var output = messages + await errors.ConfigureAwait(false);
        await process.WaitForExitAsync(CancellationToken.None).ConfigureAwait(false);
        cancellation.ThrowIfCancellationRequested();
        return process.ExitCode == 0 ? null : FirstError(output);
    }

    /// <summary>The first line of MSBuild's output that is an error, without the project in brackets.</summary>
    internal static string FirstError(string output)
    {
        var lines = output.Split('\n').Select(text => text.Trim());
        var line = lines.FirstOrDefault(text => text.Contains(": error ", StringComparison.Ordinal))
            ?? "the build failed without an error message";
        var end = line.LastIndexOf(" [", StringComparison.Ordinal);
        return end > 0 ? line[..end] : line;
    }
}
