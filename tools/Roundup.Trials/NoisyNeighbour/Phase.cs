using Roundup.Contracts;

namespace Roundup.Trials.NoisyNeighbour;

/// <summary>A phase of one core.</summary>
/// <param name="Kind">The activity of the core.</param>
/// <param name="Length">The length of the phase.</param>
internal readonly record struct Phase(PhaseKind Kind, TimeSpan Length)
{
    private const double Shortest = 1;
    private const double Longest = 10;

    /// <summary>
    /// The endless phases of a core: idle and busy in turn, with lengths evenly distributed from 1 to 10 s, so that the core is busy about
    /// half of the time. The first phase and the kind of each busy phase are random. Seed and core determine the phases.
    /// </summary>
    public static IEnumerable<Phase> Of(ulong seed, int core)
    {
        var random = SeededRandom.For(seed, core);
        for (var busy = random.Bool(); ; busy = !busy)
        {
            var kind = !busy ? PhaseKind.Idle : random.Bool() ? PhaseKind.Memory : PhaseKind.Issue;
            yield return new Phase(kind, TimeSpan.FromSeconds(Shortest + (random.Double() * (Longest - Shortest))));
        }
    }
}

/// <summary>The activity of a core in a phase.</summary>
internal enum PhaseKind
{
    /// <summary>Nothing.</summary>
    Idle,

    /// <summary>Copies memory, more than the last-level cache holds.</summary>
    Memory,

    /// <summary>Fills the core's issue slots, so that its other hyperthread has few.</summary>
    Issue,
}
