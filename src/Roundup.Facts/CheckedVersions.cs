using Roundup.Contracts;

namespace Roundup.Facts;

/// <summary>Checks of several versions of a library in one configuration: which failures came and went with which version.</summary>
/// <param name="Source">The run of all versions; it has no page.</param>
/// <param name="Target">The target.</param>
public sealed record CheckedVersions(FactSource Source, string Target)
{
    /// <summary>The versions that ran, the oldest first.</summary>
    public required IReadOnlyList<string> Tried { get; init; }

    /// <summary>The versions of which nothing is known, each with the reason: it is not built, or a tool of it is missing.</summary>
    public required IReadOnlyDictionary<string, string> NotKnown { get; init; }

    /// <summary>The failures that came or went between the tried versions; those that all of them have are left out.</summary>
    public required IReadOnlyList<ChangedFinding> Changes { get; init; }
}

/// <summary>A failure that some versions have and others have not.</summary>
/// <param name="Category">Its category, by the names of docs/check.md.</param>
/// <param name="Probe">The small model that shows it.</param>
/// <param name="Outcome">Its outcome.</param>
/// <param name="What">The member and what becomes of it, or the exception, as the newest version with it tells it.</param>
/// <param name="Periods">When it came and went, the oldest period first.</param>
public sealed record ChangedFinding(
    string Category, string Probe, CheckOutcome Outcome, string What, IReadOnlyList<FindingPeriod> Periods)
{
    /// <summary>
    /// The older versions of the library whose data are not read, the oldest first; left out where each version reads what it wrote itself.
    /// </summary>
    public IReadOnlyList<string>? WrittenBy { get; init; }
}

/// <summary>Tried versions, one after the other, that have a failure.</summary>
/// <param name="Since">The first version with it.</param>
/// <param name="LastIn">The last version with it.</param>
public sealed record FindingPeriod(string Since, string LastIn)
{
    /// <summary>
    /// The last version before it of which is known that it has not the failure; left out where there is none, so that the failure may be
    /// older than <see cref="Since"/>. Of versions between the two nothing is known.
    /// </summary>
    public string? NotIn { get; init; }

    /// <summary>What became of the same values in <see cref="NotIn"/>.</summary>
    public CheckOutcome? Before { get; init; }

    /// <summary>The first version without it afterwards; left out where the newest version that is known has it.</summary>
    public string? Until { get; init; }

    /// <summary>What becomes of the same values in <see cref="Until"/>.</summary>
    public CheckOutcome? After { get; init; }
}
