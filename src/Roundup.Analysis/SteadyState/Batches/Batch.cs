using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Batches;

/// <summary>A sample as estimates read it.</summary>
internal sealed class Batch
{
    /// <summary>Foreign time may be this share of the batch's own time.</summary>
    public const double ForeignShare = 0.05;

    /// <summary>And this much more, ns: an interrupt or two.</summary>
    public const double ForeignAllowanceNs = 50_000;

    /// <summary>The machine may be slower than in its quiet state by this share.</summary>
    public const double SlownessShare = 0.10;

    /// <summary>Reads a sample.</summary>
    /// <param name="sample">The sample.</param>
    /// <param name="machine">How fast the machine was during the run.</param>
    public Batch(Sample sample, MachineState machine)
    {
        Sample = sample;
        OwnNs = sample.WallNs - ForeignTime.Ns(sample);

        // What took the processor during a pause made the pause longer by so much.
        PausePerCall = (sample.PauseNs ?? 0) / sample.WallNs * OwnNs / sample.Calls;
        NetPerCall = Math.Max(0, (OwnNs / sample.Calls) - PausePerCall);
        StateEffect = machine.Effect(sample);
        var foreign = ForeignTime.SuspectedNs(sample) / ((ForeignShare * OwnNs) + ForeignAllowanceNs);
        Disturbed = Math.Max(foreign, (Math.Exp(machine.Slowness(sample)) - 1) / SlownessShare) > 1;
    }

    /// <summary>The sample.</summary>
    public Sample Sample { get; }

    /// <summary>Wall time without what is foreign, ns.</summary>
    public double OwnNs { get; }

    /// <summary>The part of it that is not a pause, ns a call.</summary>
    public double NetPerCall { get; }

    /// <summary>The part of it in which a collection stopped the process, ns a call.</summary>
    public double PausePerCall { get; }

    /// <summary>What a call takes in the quiet state of the machine, pauses included, ns: all columns of times are made of it.</summary>
    public double PerCall => InQuietState(NetPerCall) + PausePerCall;

    /// <summary>By how much the machine's state made the batch slower than in the quiet state, a natural logarithm.</summary>
    public double StateEffect { get; }

    /// <summary>
    /// By how much the batch's round was slower than the others of its launch, a natural logarithm. Set by
    /// <see cref="Launches.LaunchFit"/>.
    /// </summary>
    public double RoundEffect { get; set; }

    /// <summary>What a time of the batch is in the quiet state of the machine and in a usual round.</summary>
    public double InQuietState(double ns) => ns * Math.Exp(-StateEffect - RoundEffect);

    /// <summary>Whether more of the wall time is foreign than not: what is left of it says little about the row.</summary>
    public bool IsMostlyForeign => OwnNs < Sample.WallNs / 2;

    /// <summary>Whether there was more foreign time than is allowed, or the machine was slower than it may be.</summary>
    public bool Disturbed { get; }

    /// <summary>
    /// Whether the process did something in the batch that comes seldom and costs time of its own outside pauses: a collection of
    /// generation 2, which goes on in the background, or a wait. Such a batch counts with its full cost and says nothing about the
    /// usual one.
    /// </summary>
    public bool IsEvent => Sample.Gen2 > 0 || Sample.VoluntarySwitches > 0;
}
