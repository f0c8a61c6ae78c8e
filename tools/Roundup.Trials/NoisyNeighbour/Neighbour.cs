using System.Globalization;
using System.Runtime.InteropServices;
using Roundup.Catalogue;

namespace Roundup.Trials.NoisyNeighbour;

/// <summary>
/// A noisy neighbour: threads that keep each core busy in random phases, like the programs of another user of the machine.
/// </summary>
/// <param name="cores">The cores.</param>
/// <param name="seed">The seed of the phases.</param>
/// <param name="output">Receives the messages.</param>
/// <param name="verbose">Whether each phase is printed.</param>
internal sealed class Neighbour(IReadOnlyList<int> cores, ulong seed, TextWriter output, bool verbose)
{
    /// <summary>Runs until the time is up, the token is cancelled or the parent process has ended.</summary>
    /// <param name="seconds">The time; null: no end.</param>
    /// <param name="cancellation">Ends it.</param>
    /// <exception cref="RoundupException">A core cannot be used.</exception>
    public async Task RunAsync(double? seconds, CancellationToken cancellation)
    {
        using var end = CancellationTokenSource.CreateLinkedTokenSource(cancellation);
        using var ready = new Barrier(cores.Count + 1);
        var threads = cores.Select(core => CoreThread.StartAsync(core, Phase.Of(seed, core), ready, Print, end.Token)).ToArray();
        _ = Task.WhenAny(threads).ContinueWith(_ => end.Cancel(), TaskScheduler.Default);
        try
        {
            // The threads wait for each other, so that the phases of all cores start together and after all buffers exist.
            ready.SignalAndWait(end.Token);
            output.WriteLine(
                $"Neighbour on cores {string.Join(", ", cores)}, seed {seed}, 2 x {MemoryLoad.HalfMegabytes} MB on each, "
                + (seconds is { } time ? $"for {time.ToString(CultureInfo.InvariantCulture)} s." : "until it is stopped."));
            await output.FlushAsync(CancellationToken.None);
            if (seconds is { } length)
            {
                end.CancelAfter(TimeSpan.FromSeconds(length));
            }

            await Parent.EndedAsync(end.Token);
        }
        catch (OperationCanceledException)
        {
            // The time is up, or a signal arrived.
        }

        await end.CancelAsync();
        await Task.WhenAll(threads);
    }

    private void Print(string line)
    {
        if (verbose)
        {
            output.WriteLine(line);
        }
    }
}

/// <summary>The process that started this one.</summary>
internal static partial class Parent
{
    private static readonly TimeSpan s_interval = TimeSpan.FromMilliseconds(500);

    /// <summary>Completes when the parent has ended: the system then gives its children to another process. Linux and macOS.</summary>
    public static async Task EndedAsync(CancellationToken cancellation)
    {
        var first = getppid();
        using var timer = new PeriodicTimer(s_interval);
        while (getppid() == first)
        {
            await timer.WaitForNextTickAsync(cancellation);
        }
    }

    [LibraryImport("libc")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static partial int getppid();
}
