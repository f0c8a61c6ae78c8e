using System.Diagnostics;
using Roundup.Engine.Builds.MSBuild;
using Roundup.Engine.Processes;

namespace Roundup.Cli.Tests.Support;

/// <summary>
/// A server of MSBuild for the builds of this process: MSBuild compiles itself for four seconds of a processor in each build without one.
/// A build that finds the server at work goes on without it. Not for tests that kill builds: the server ends with its client, while
/// another one may be about to call it.
/// </summary>
internal static class WarmBuilds
{
    private static readonly Lock s_lock = new();
    private static readonly ProcessFamily s_server = new();

    static WarmBuilds()
    {
        Environment.SetEnvironmentVariable(MSBuildServer.Variable, "1");

        // Another server than that of other test processes, which would be at work too often.
        Environment.SetEnvironmentVariable("MSBUILDNODEHANDSHAKESALT", $"roundup-{Environment.ProcessId}");

        // `dotnet test` sets variables of its own, of which each refuses the server; so may the machine.
        Environment.SetEnvironmentVariable("MSBUILDUSESERVER", "1");
        Environment.SetEnvironmentVariable("MSBUILDDISABLENODEREUSE", null);
        Environment.SetEnvironmentVariable("MSBUILDENSURESTDOUTFORTASKPROCESSES", null);
        AppDomain.CurrentDomain.ProcessExit += (_, _) => s_server.End();
    }

    /// <summary>Starts the server where it is not running: a build that starts one takes it along when it ends.</summary>
    public static void Begin()
    {
        lock (s_lock)
        {
            if (OperatingSystem.IsLinux() && !s_server.IsRunning)
            {
                Start();
            }
        }
    }

    private static void Start()
    {
        var project = Path.GetTempFileName();
        File.WriteAllText(project, "<Project><Target Name=\"Build\" /></Project>");
        var start = new ProcessStartInfo(Toolchain.DotNet, ["msbuild", project, "-nologo", "-noConsoleLogger", "-m:1"]);
        s_server.Add(start);
        using (var process = Process.Start(start)!)
        {
            process.WaitForExit();
        }

        File.Delete(project);
    }
}
