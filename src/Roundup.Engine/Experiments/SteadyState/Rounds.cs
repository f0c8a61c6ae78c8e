namespace Roundup.Engine.Experiments.SteadyState;

/// <summary>What belongs to a round besides its timed batches.</summary>
internal static class Rounds
{
    /// <summary>
    /// Calls before a batch that are not timed. The rows before it have filled the caches, and the memory that a process allocates from is
    /// cached again only when the collector has gone round it: three quarters of a batch are enough for rows that allocate much (figures in
    /// docs/measurements.md). The first round needs none, because it is a lead-in itself and is left out of estimates. Where a batch has
    /// fewer than four calls, each call is long and fetches its own data.
    /// </summary>
    public static long LeadIn(bool isFirst, long calls) => isFirst || calls < 4 ? 0 : calls * 3 / 4;
}
