using System.Diagnostics;
using Roundup.Engine.Processes;

namespace Roundup.Engine.Building;

/// <summary>
/// A compiler server for the builds of this process alone: it spares each build the start of a compiler, and ends before anything is
/// measured. The user's own server, which other builds may be using, is left alone.
/// </summary>
/// <param name="folder">A folder in which the SDK is looked for.</param>
internal sealed class CompilerServer(string folder) : IAsyncDisposable
{
    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(10);

    /// <summary>The name by which compilers find the server.</summary>
    public string Name { get; } = "roundup-" + Guid.NewGuid().ToString("N")[..12];

    /// <summary>Ends the server, if one was started.</summary>
    public async ValueTask DisposeAsync()
    {
        var program = Path.Combine(Path.GetDirectoryName(Toolchain.DotNet) ?? "", "sdk", Toolchain.SdkVersion(folder) ?? "", "Roslyn", "bincore", "VBCSCompiler.dll");
        if (!File.Exists(program))
        {
            // It ends by itself when nothing was compiled for a while.
            return;
        }

        using var process = Process.Start(new ProcessStartInfo(Toolchain.DotNet, [program, "-shutdown", "-pipename:" + Name]) { RedirectStandardOutput = true, RedirectStandardError = true })!;
        using var patience = new CancellationTokenSource(s_patience);
        try
        {
            await process.WaitForExitAsync(patience.Token).ConfigureAwait(false);
        }
        catch (OperationCanceledException)
        {
            process.Kill();
        }
    }
}
