using System.Diagnostics;
using System.Globalization;

namespace Roundup.Engine.Experiments.SteadyState;

/// <summary>
/// Compares what a worker says of its batches with the clock of the host process: the library runs in the process that measures it, and
/// could change what is measured.
/// </summary>
internal sealed class HostClock
{
    /// <summary>
    /// A batch takes the host process two or three times as long, with its lead-in and its probes. A busy machine stops the worker for long
    /// in between, but not in each batch.
    /// </summary>
    private const double MostTimes = 20;

    /// <summary>The fastest of fewer may be a slow one.</summary>
    private const int LeastBatches = 4;

    /// <summary>What a batch may take beside it, ns: short ones are all overhead.</summary>
    private const double OverheadNs = 5e6;

    /// <summary>Clocks of two processes may differ by so much, as a share, and by their resolution.</summary>
    private const double Tolerance = 1.01;

    private const double ResolutionNs = 1e5;

    private readonly List<(double SaidNs, double SeenNs)> _batches = [];

    /// <summary>Now, for <see cref="Add"/>.</summary>
    public static long Now => Stopwatch.GetTimestamp();

    /// <summary>Adds a batch.</summary>
    /// <param name="saidNs">How long the worker says it took, ns.</param>
    /// <param name="since">When it was asked.</param>
    public void Add(double saidNs, long since) => _batches.Add((saidNs, Stopwatch.GetElapsedTime(since).TotalNanoseconds));

    /// <summary>What cannot be true, a sentence; null where all can.</summary>
    public string? Fault()
    {
        foreach (var (said, seen) in _batches)
        {
            if (!(said > 0) || said > (seen * Tolerance) + ResolutionNs)
            {
                return Sentence(said, seen);
            }
        }

        if (_batches.Count < LeastBatches)
        {
            return null;
        }

        var fastest = _batches.Min(batch => batch.SeenNs);
        var longest = _batches.Max(batch => batch.SaidNs);
        return fastest > (longest * MostTimes) + OverheadNs ? Sentence(longest, fastest) : null;
    }

    private static string Sentence(double said, double seen) => string.Create(
        CultureInfo.InvariantCulture,
        $"the worker says that a batch took {said / 1e6:0.###} ms, where {seen / 1e6:0.###} ms passed: the library changes what is "
        + $"measured");
}
