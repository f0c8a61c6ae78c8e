using System.Diagnostics;
using Roundup.Engine.Builds;
using Roundup.Engine.Processes;

namespace Roundup.Crosscheck.Benchmarks;

/// <summary>Builds a generated project. BenchmarkDotNet then builds a second one that references it.</summary>
internal static class BenchmarkBuild
{
    /// <summary>Builds; returns the first error, or null. It is ended at a limit.</summary>
    public static async Task<string?> RunAsync(string project, TimeSpan limit, CancellationToken cancellation)
    {
        var start = new ProcessStartInfo(
            Toolchain.DotNet,
            [
                "build", project, "-c", "Release", "-nologo", "-v:q", "-m:1", "-nodeReuse:false", "-p:UseSharedCompilation=false",
                "-consoleLoggerParameters:NoSummary"
            ])
        {
            WorkingDirectory = Path.GetDirectoryName(project)!,
        };
        start.Environment["DOTNET_CLI_UI_LANGUAGE"] = "en";
        var end = await WatchedProcess.RunAsync(start, new WatchOptions(limit) { HasOwnTemporaryFiles = true }, cancellation);
        return end.Exceeded == ExceededLimit.Time ? BuildTimeLimit.Reason("its build", limit)
            : end.ExitCode == 0 ? null
            : FirstError(end.Output + end.Errors);
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
