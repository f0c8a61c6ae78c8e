namespace Roundup.Analysis.Estimates;

/// <summary>A sample, with what other programs and the state of the machine did to its time.</summary>
internal sealed class Batch
{
    /// <summary>Largest foreign time of an undisturbed batch, as a share of the batch's own time.</summary>
    public const double ForeignShare = 0.05;

    /// <summary>Added to that limit, ns: an interrupt or two.</summary>
    public const double ForeignAllowanceNs = 50_000;

    /// <summary>By which share an undisturbed batch may be slower than in the quiet state of the machine.</summary>
    public const double SlownessShare = 0.10;

    public Batch(Sample sample, MachineState machine)
    {
        Sample = sample;
        OwnNs = sample.WallNs - ForeignTime.Ns(sample);

        // A program that took the processor during a pause made the pause longer by the same share.
        PausePerCall = (sample.PauseNs ?? 0) / sample.WallNs * OwnNs / sample.Calls;
        NetPerCall = Math.Max(0, (OwnNs / sample.Calls) - PausePerCall);
        StateEffect = machine.Effect(sample);
        var foreign = ForeignTime.SuspectedNs(sample) / ((ForeignShare * OwnNs) + ForeignAllowanceNs);
        Disturbed = Math.Max(foreign, (Math.Exp(machine.Slowness(sample)) - 1) / SlownessShare) > 1;
    }

    public Sample Sample { get; }

    /// <summary>Wall time without foreign time, ns.</summary>
    public double OwnNs { get; }

    /// <summary>Own time without pauses of the collector, ns per call.</summary>
    public double NetPerCall { get; }

    /// <summary>Own time in which a collection stopped the process, ns per call.</summary>
    public double PausePerCall { get; }

    /// <summary>Time of a call in the quiet state of the machine, pauses included, ns. All columns of times derive from it.</summary>
    public double PerCall => InQuietState(NetPerCall) + PausePerCall;

    /// <summary>Natural logarithm of the factor by which the machine's state made the batch slower than in the quiet state.</summary>
    public double StateEffect { get; }

    /// <summary>
    /// Natural logarithm of the factor by which the batch's round was slower than the other rounds of its launch. Set by
    /// <see cref="LaunchFit"/>.
    /// </summary>
    public double RoundEffect { get; set; }

    /// <summary>A time of the batch, converted to the quiet state of the machine and a usual round.</summary>
    public double InQuietState(double ns) => ns * Math.Exp(-StateEffect - RoundEffect);

    /// <summary>Whether more than half of the wall time is foreign: the rest says little about the row.</summary>
    public bool IsMostlyForeign => OwnNs < Sample.WallNs / 2;

    /// <summary>Whether foreign time or the slowness of the machine exceeds its limit.</summary>
    public bool Disturbed { get; }

    /// <summary>
    /// Whether something rare happened in the batch that costs time outside pauses: a collection of generation 2, which continues in the
    /// background, or a wait. The full cost of the batch counts in the mean, but the batch does not count as usual.
    /// </summary>
    public bool IsEvent => Sample.Gen2 > 0 || Sample.VoluntarySwitches > 0;
}
