using System.Diagnostics;
using Roundup.Engine.Processes;

namespace Roundup.Engine.Building;

/// <summary>
/// A compiler server for the builds of this process alone: it saves each build from starting a compiler, and ends before anything is
/// measured. The user's own server, which other builds may be using, is left alone.
/// </summary>
/// <param name="folder">The folder from which the SDK is resolved.</param>
/// <param name="session">The build.</param>
internal sealed class CompilerServer(string folder, BuildSession session) : IAsyncDisposable
{
    private static readonly TimeSpan s_timeout = TimeSpan.FromSeconds(10);

    /// <summary>The name by which compilers find the server.</summary>
    public string Name { get; } = "roundup-" + Guid.NewGuid().ToString("N")[..12];

    /// <summary>Ends the server, if one was started.</summary>
    public async ValueTask DisposeAsync()
    {
        var sdk = Path.Combine(Path.GetDirectoryName(Toolchain.DotNet) ?? "", "sdk", Toolchain.SdkVersion(folder) ?? "");
        var program = Path.Combine(sdk, "Roslyn", "bincore", "VBCSCompiler.dll");
        if (!File.Exists(program))
        {
            // The server ends by itself after a period without compilations.
            return;
        }

        // Where it does not end in time, it ends with the family of the build.
        var start = new ProcessStartInfo(Toolchain.DotNet, [program, "-shutdown", "-pipename:" + Name]);
        var watch = new Watch(s_timeout) { Family = session.Family };
        await WatchedProcess.RunAsync(start, watch, CancellationToken.None).ConfigureAwait(false);
    }
}
