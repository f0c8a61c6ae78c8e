namespace Roundup.Results;

/// <summary>The names of the limits that a check measures. The unit stands behind a comma.</summary>
public static class CheckFigures
{
    /// <summary>Of <see cref="Way.Timed"/>.</summary>
    public const string OrdinaryMs = "ordinary keys, ms";

    /// <summary>Of <see cref="Way.Timed"/>.</summary>
    public const string CostlyMs = "keys that collide, ms";

    /// <summary>Of <see cref="Way.Between"/>: the fewest messages over the values, 0 to 3.</summary>
    public const string MessagesRead = "messages read";

    /// <summary>Of <see cref="Way.Inflated"/>.</summary>
    public const string AllocatedByInflated = "allocated by inflated, B";

    /// <summary>Of <see cref="Way.Depth"/>: the greatest that comes back.</summary>
    public const string GreatestDepth = "greatest depth";

    /// <summary>Of <see cref="Way.FirstUse"/>: fresh processes.</summary>
    public const string Starts = "starts of first use";

    /// <summary>Of a damaged way: how many of its payloads were read without an error, %.</summary>
    public static string Accepted(Way way) => way + " accepted, %";
}
