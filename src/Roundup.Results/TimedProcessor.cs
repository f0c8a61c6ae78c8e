namespace Roundup.Results;

/// <summary>The logical processor that batches are timed on, as the system described it before the first worker started.</summary>
public sealed record TimedProcessor
{
    /// <summary>Its number, from 0.</summary>
    public required int Number { get; init; }

    /// <summary>Its frequency at that moment, MHz; null where the system does not report it.</summary>
    public double? MHz { get; init; }

    /// <summary>The lowest frequency that it is allowed, MHz; null where the system does not report it.</summary>
    public double? MinMHz { get; init; }

    /// <summary>The highest frequency that it is allowed, MHz; null where the system does not report it.</summary>
    public double? MaxMHz { get; init; }

    /// <summary>
    /// The other logical processors of the same core (simultaneous multithreading); empty: there are none; null: not known. In a virtual
    /// machine these are its own: the host may run other work on the same core all the same.
    /// </summary>
    public IReadOnlyList<int>? Siblings { get; init; }
}
