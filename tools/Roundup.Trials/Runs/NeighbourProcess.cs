using System.Diagnostics;
using System.Globalization;
using Roundup.Catalogue;

namespace Roundup.Trials.Runs;

/// <summary>The noisy neighbour in a separate process, from its first phase until it is disposed.</summary>
internal sealed class NeighbourProcess : IDisposable
{
    private readonly Process _process;

    private NeighbourProcess(Process _process) => this._process = _process;

    /// <summary>Starts it and waits until it is ready.</summary>
    /// <param name="seed">The seed of its phases.</param>
    /// <exception cref="RoundupException">It does not start; it has printed the reason.</exception>
    public static NeighbourProcess Start(ulong seed)
    {
        var program = Path.Combine(AppContext.BaseDirectory, "roundup-trials.dll");
        string[] arguments = [program, "neighbour", "--seed", seed.ToString(CultureInfo.InvariantCulture)];
        var process = Process.Start(new ProcessStartInfo("dotnet", arguments) { RedirectStandardOutput = true })!;
        if (process.StandardOutput.ReadLine() is not null)
        {
            return new(process);
        }

        process.Dispose();
        throw new RoundupException(ExitCode.Usage, "The neighbour did not start: run `neighbour --verbose` alone.");
    }

    /// <summary>Whether it has run without interruption since its start.</summary>
    public bool IsRunning => !_process.HasExited;

    public void Dispose()
    {
        _process.Kill();
        _process.WaitForExit();
        _process.Dispose();
    }
}
