using System.Diagnostics;
using Roundup.Engine.Builds.MSBuild;
using Roundup.Engine.Processes;

namespace Roundup.Tests.Support;

/// <summary>
/// A server of MSBuild for the builds of this process: MSBuild compiles itself for four seconds of a processor in each build without one.
/// A build that finds the server at work goes on without it. Not for tests that kill builds: the server ends with its client, while
/// another one may be about to call it.
/// </summary>
internal static class WarmBuilds
{
    private static readonly Lazy<ProcessFamily> s_server = new(Start);

    /// <summary>Starts the server. On Linux alone, where it can be ended with this process.</summary>
    public static void Begin()
    {
        if (OperatingSystem.IsLinux())
        {
            _ = s_server.Value;
        }
    }

    /// <summary>Starts it before the first build, since a build that starts one takes it along when it ends.</summary>
    private static ProcessFamily Start()
    {
        Environment.SetEnvironmentVariable(MSBuildServer.Variable, "1");

        // Another server than that of other test processes, which would be at work too often.
        Environment.SetEnvironmentVariable("MSBUILDNODEHANDSHAKESALT", $"roundup-{Environment.ProcessId}");

        // `dotnet test` sets variables of its own, of which each refuses the server; so may the machine.
        Environment.SetEnvironmentVariable("MSBUILDUSESERVER", "1");
        Environment.SetEnvironmentVariable("MSBUILDDISABLENODEREUSE", null);
        Environment.SetEnvironmentVariable("MSBUILDENSURESTDOUTFORTASKPROCESSES", null);

        // The server is ended with its temporary files in place: they are in a folder that goes after it.
        var temporary = WorkingFolder.Create("tests");
        Environment.SetEnvironmentVariable("TMPDIR", temporary.Path);
        var server = new ProcessFamily();
        AppDomain.CurrentDomain.ProcessExit += (_, _) =>
        {
            server.End();
            temporary.Dispose();
        };
        var project = Path.GetTempFileName();
        File.WriteAllText(project, "<Project><Target Name=\"Build\" /></Project>");
        var start = new ProcessStartInfo(Toolchain.DotNet, ["msbuild", project, "-nologo", "-noConsoleLogger", "-m:1"]);
        server.Add(start);
        using (var process = Process.Start(start)!)
        {
            process.WaitForExit();
        }

        File.Delete(project);
        return server;
    }
}
