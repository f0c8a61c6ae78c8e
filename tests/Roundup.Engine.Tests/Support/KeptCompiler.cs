using System.Diagnostics;
using System.Runtime.CompilerServices;
using Roundup.Engine.Building;
using Roundup.Engine.Processes;

namespace Roundup.Engine.Tests.Support;

/// <summary>One compiler server for all builds of a test assembly: a new one for each build costs more than what it compiles.</summary>
internal static class KeptCompiler
{
    /// <summary>Starts the server, unless this process was started by one that keeps a server.</summary>
    [ModuleInitializer]
    public static void Start()
    {
        var name = CompilerServer.NewName();
        if (Environment.GetEnvironmentVariable(CompilerServer.Kept) is not null
            || CompilerServer.CommandLine(AppContext.BaseDirectory, name) is not { } command)
        {
            return;
        }

        // Ends by itself, ten minutes after the last compilation, where the tests are killed; their output is not kept open.
        var start = new ProcessStartInfo(Toolchain.DotNet, command)
        {
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        start.Environment["DOTNET_TieredPGO"] = "0";
        var server = ProcessStart.Start(start);
        AppDomain.CurrentDomain.ProcessExit += (_, _) => server.Kill();
        Environment.SetEnvironmentVariable(CompilerServer.Kept, name);
    }
}
