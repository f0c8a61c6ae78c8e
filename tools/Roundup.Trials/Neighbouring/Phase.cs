using Roundup.Contracts;

namespace Roundup.Trials.Neighbouring;

/// <summary>A phase of one core.</summary>
/// <param name="Kind">What the core does.</param>
/// <param name="Length">For how long.</param>
internal readonly record struct Phase(PhaseKind Kind, TimeSpan Length)
{
    private const double Shortest = 1;
    private const double Longest = 10;

    /// <summary>
    /// The phases of a core, without end: idle and busy in turn, evenly distributed over 1 to 10 s, so that the core is busy about half of
    /// the time. Whether it starts busy, and which kind of busy each is, is random. The same seed and core give the same phases.
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
