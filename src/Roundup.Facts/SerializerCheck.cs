using Roundup.Contracts;

namespace Roundup.Facts;

/// <summary>Results of checks.</summary>
/// <param name="Target">The target.</param>
/// <param name="Version">The version of the library there.</param>
public sealed record SerializerCheck(string Target, string? Version = null)
{
    /// <summary>The analyzer or build tool that the library was built without in one of the runs.</summary>
    public string? BuiltWithout { get; init; }

    /// <summary>By the names of docs/check.md: values, chunks, agreement, versions, interoperability, threads, damaged-input,
    /// limits.</summary>
    public required IReadOnlyDictionary<string, CheckedCategory> Categories { get; init; }

    /// <summary>Whether programs with the model before and after one change read each other.</summary>
    public required IReadOnlyList<ModelChange> Changes { get; init; }
}

/// <summary>Results of one category.</summary>
/// <param name="Outcome">The most harmful outcome; docs/check.md says what each means.</param>
/// <param name="Passed">How many checks passed.</param>
/// <param name="Causes">The number of different causes of failures.</param>
public sealed record CheckedCategory(CheckOutcome Outcome, int Passed, int Causes)
{
    /// <summary>How many kinds of causes have this outcome, as a report of checks counts them; where all passed, the checks.</summary>
    public int Count { get; init; }

    /// <summary>The runs that it is from, the one with most models first.</summary>
    public required IReadOnlyList<FactSource> Sources { get; init; }

    /// <summary>The most harmful causes.</summary>
    public required IReadOnlyList<CheckedFinding> Findings { get; init; }
}

/// <summary>A failed check, for all of one cause.</summary>
/// <param name="Outcome">Its outcome.</param>
/// <param name="What">Probe, member and values before and after, or the exception.</param>
/// <param name="Command">The command that repeats it.</param>
public sealed record CheckedFinding(CheckOutcome Outcome, string What, string Command)
{
    /// <summary>
    /// The versions of the library that have it, the oldest first; left out where no other version was checked.
    /// </summary>
    public IReadOnlyList<FindingPeriod>? Periods { get; init; }
}

/// <summary>One change of a model.</summary>
/// <param name="Change">The name of the probe in probes/Versions.</param>
/// <param name="NewReadsOld">What becomes of data from before the change, read after it; left out where it was not run.</param>
/// <param name="OldReadsNew">What becomes of data from after the change, read before it; left out where it was not run.</param>
public sealed record ModelChange(string Change, CheckOutcome? NewReadsOld = null, CheckOutcome? OldReadsNew = null);
