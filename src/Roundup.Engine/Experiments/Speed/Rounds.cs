namespace Roundup.Engine.Experiments.Speed;

internal static class Rounds
{
    // Bytes a nanosecond (GB/s) that a serializer must allocate for its batches to start in memory that is not cached.
    private const double MuchAllocation = 4;

    // Calls before a batch that are not timed. The serializers before it have filled the caches, and the memory that a process allocates
    // from is cached again only when the collector has gone round it: three quarters of a batch are enough (docs/decisions.md, 24).
    // Serializers that allocate less are the same with and without. Where a batch has fewer than four calls, each call is long and fetches
    // its own data. last: the serializer's batch before; null where this is the first.
    public static long LeadIn(Sample? last, long calls) =>
        calls >= 4 && last?.AllocatedBytes / last?.WallNs > MuchAllocation ? calls * 3 / 4 : 0;
}
