using System.Diagnostics;
using Roundup.Engine.Processes;

namespace Roundup.Engine.Building;

/// <summary>
/// A compiler server for one build: it saves each unit from starting a compiler, and ends before anything is measured. The user's own
/// server, which other builds may be using, is left alone.
/// </summary>
/// <param name="folder">The folder from which the SDK is resolved.</param>
/// <param name="session">The build.</param>
internal sealed class CompilerServer(string folder, BuildSession session) : IAsyncDisposable
{
    /// <summary>Names a server that the starting process keeps, as that of tests does: a build uses it and does not end it.</summary>
    public const string Kept = "ROUNDUP_COMPILER_SERVER";

    private static readonly TimeSpan s_timeout = TimeSpan.FromSeconds(10);

    /// <summary>The name by which compilers find the server.</summary>
    public string Name { get; } = KeptName ?? NewName();

    private static string? KeptName => Environment.GetEnvironmentVariable(Kept) is { Length: > 0 } name ? name : null;

    /// <summary>A name that no other server has.</summary>
    public static string NewName() => "roundup-" + Guid.NewGuid().ToString("N")[..12];

    /// <summary>The command, behind <c>dotnet</c>, of a server; null where the SDK has none.</summary>
    /// <param name="folder">The folder from which the SDK is resolved.</param>
    /// <param name="name">The server's name.</param>
    public static string[]? CommandLine(string folder, string name)
    {
        var sdk = Path.Combine(Path.GetDirectoryName(Toolchain.DotNet) ?? "", "sdk", Toolchain.SdkVersion(folder) ?? "");
        var program = Path.Combine(sdk, "Roslyn", "bincore", "VBCSCompiler.dll");
        return File.Exists(program) ? [program, "-pipename:" + name] : null;
    }

    /// <summary>Ends the server of this build, if one was started.</summary>
    public async ValueTask DisposeAsync()
    {
        // Without a command line, the server ends by itself after a period without compilations.
        if (KeptName is not null || CommandLine(folder, Name) is not { } command)
        {
            return;
        }

        // Where it does not end in time, it ends with the family of the build.
        var start = new ProcessStartInfo(Toolchain.DotNet, [.. command, "-shutdown"]);
        var watch = new Watch(s_timeout) { Family = session.Family };
        await WatchedProcess.RunAsync(start, watch, CancellationToken.None).ConfigureAwait(false);
    }
}
