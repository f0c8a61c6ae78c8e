namespace Roundup.Analysis.Estimates;

internal sealed class Batch
{
    // Largest foreign time of an undisturbed batch, as a share of the batch's own time.
    public const double ForeignShare = 0.05;

    // Added to that limit, ns: an interrupt or two.
    public const double ForeignAllowanceNs = 50_000;

    // By which share an undisturbed batch may be slower than in the quiet state of the machine.
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

    // Wall time without foreign time, ns.
    public double OwnNs { get; }

    // Own time without pauses of the collector, ns per call.
    public double NetPerCall { get; }

    // Own time in which a collection stopped the process, ns per call.
    public double PausePerCall { get; }

    // Time of a call in the quiet state of the machine, pauses included, ns. All columns of times derive from it.
    public double PerCall => InQuietState(NetPerCall) + PausePerCall;

    // Natural logarithm of the factor by which the machine's state made the batch slower than in the quiet state.
    public double StateEffect { get; }

    // Natural logarithm of the factor by which the batch's round was slower than the other rounds of its launch. Set by LaunchFit.
    public double RoundEffect { get; set; }

    public double InQuietState(double ns) => ns * Math.Exp(-StateEffect - RoundEffect);

    // Whether more than half of the wall time is foreign: the rest says little about the serializer.
    public bool IsMostlyForeign => OwnNs < Sample.WallNs / 2;

    public bool Disturbed { get; }

    // Whether something rare happened in the batch that costs time outside pauses: a collection of generation 2, which continues in the
    // background, or a wait. The full cost of the batch counts in the mean, but the batch does not count as usual.
    public bool IsEvent => Sample.Gen2 > 0 || Sample.VoluntarySwitches > 0;
}
