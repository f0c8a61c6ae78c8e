using Roundup.Results;

namespace Roundup.Engine.Machine;

/// <summary>
/// How fast the machine is in its quiet state, by the speed probes of the last batches: a twentieth of them was faster. A machine that
/// becomes slower for good is quiet again when as many batches have passed.
/// </summary>
internal sealed class QuietLevel
{
    /// <summary>Slower by this share than the quiet state is not quiet.</summary>
    private const double Allowed = 0.10;

    private const int Remembered = 400;
    private const double FasterShare = 0.05;

    private readonly Queue<(double Additions, double Mean)> _last = new();
    private (double Additions, double Mean) _level = (double.PositiveInfinity, double.PositiveInfinity);

    /// <summary>Remembers a batch.</summary>
    public void Add(Sample sample)
    {
        if (MachineSpeed.Of(sample) is not [var (before, after), ..])
        {
            return;
        }

        _last.Enqueue(((before + after) / 2, MachineSpeed.Around(sample)!.Value));
        if (_last.Count > Remembered)
        {
            _last.Dequeue();
        }

        _level = (Level(_last.Select(speed => speed.Additions)), Level(_last.Select(speed => speed.Mean)));
    }

    /// <summary>
    /// Whether the speed probes (ns) are those of the quiet state: the additions, which times follow best where a neighbour computes, and
    /// all together. True before the first batch.
    /// </summary>
    public bool IsQuiet(double additions, double loads, double branches)
    {
        var allowed = Math.Log(1 + Allowed);
        var (log, others) = (Math.Log(additions), Math.Log(loads) + Math.Log(branches));
        return log <= _level.Additions + allowed && (log + others) / 3 <= _level.Mean + allowed;
    }

    private static double Level(IEnumerable<double> speeds)
    {
        double[] sorted = [.. speeds.Order()];
        return sorted[(int)(FasterShare * sorted.Length)];
    }
}
