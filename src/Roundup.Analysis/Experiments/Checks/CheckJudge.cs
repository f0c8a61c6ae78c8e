namespace Roundup.Analysis.Experiments.Checks;

/// <summary>
/// Judges a check by its facts and by what its writer and its reader lose by themselves. Nothing else judges: a
/// worker and the process around it report facts, and <see cref="CheckCause"/> finds the findings that have one cause.
/// </summary>
public static class CheckJudge
{
    private const string OwnPayloads = "the serializer does not read its own payloads";

    /// <summary>Judges one check.</summary>
    /// <param name="check">The check.</param>
    /// <param name="facts">The facts.</param>
    /// <param name="own">The failures of the writer and of the reader with whole values; null where all came back.</param>
    public static CheckVerdict Judge(JudgedCheck check, CheckFacts facts, params IReadOnlyList<CheckFinding?> own)
    {
        ArgumentNullException.ThrowIfNull(check);
        ArgumentNullException.ThrowIfNull(facts);
        if (facts.NotRun is not null)
        {
            return new() { NotRun = facts.NotRun };
        }

        if (facts.Worst is not { } worst)
        {
            return new() { IsPassed = true };
        }

        var lost = facts.Lost;
        if (check.ForgivesOwnLosses)
        {
            var known = own.OfType<CheckFinding>().SelectMany(one => one.Lost).Select(Contracts.Comparison.PathOf).ToHashSet();
            lost = [.. facts.Lost.Where(one => !known.Contains(Contracts.Comparison.PathOf(one.Key)))];
            if (lost.Count == 0 && facts.Lost.Count > 0 && worst.Reason is null)
            {
                return new() { IsPassed = true };
            }

            if (lost.Count == 0 && own.Any(one => one?.Outcome == worst.Outcome))
            {
                return new() { NotRun = OwnPayloads };
            }
        }

        return check.MayRefuse && worst.Outcome is CheckOutcome.Rejected or CheckOutcome.ByRoundup
            ? new()
            : new() { Finding = Finding(check, worst, lost) };
    }

    /// <summary>The result where a process ended without an answer.</summary>
    public static CheckOutcome OfEnd(Outcome ended) => ended switch
    {
        Outcome.Unsupported or Outcome.Unavailable => CheckOutcome.Rejected,
        Outcome.Hung => CheckOutcome.Timeout,
        Outcome.OutOfMemory => CheckOutcome.ExcessiveResources,
        Outcome.Crashed => CheckOutcome.Crash,
        _ => CheckOutcome.UnexpectedException,
    };

    /// <summary>Whether a process ended at the whole values, so that no check with them says anything.</summary>
    public static bool IsEnd(CheckFinding? own) =>
        own?.Outcome is CheckOutcome.Crash or CheckOutcome.Timeout or CheckOutcome.ExcessiveResources;

    /// <summary>
    /// A failure of a serializer whose members are read and written by Roundup's code. Only an exception can be one of the library: its
    /// stack says so.
    /// </summary>
    public static CheckFinding OfOwnCode(CheckFinding finding)
    {
        ArgumentNullException.ThrowIfNull(finding);
        return finding.Outcome is CheckOutcome.Equivalent or CheckOutcome.Rejected or CheckOutcome.UnexpectedException
            ? finding : finding with
            {
                Outcome = CheckOutcome.ByRoundup,
                Reason = finding.Reason ?? $"{finding.Outcome.Word()}: Roundup's code reads and writes the members",
            };
    }

    private static CheckFinding Finding(JudgedCheck check, CheckFact worst, IReadOnlyList<KeyValuePair<string, string>> lost) => new()
    {
        Id = check.Id,
        Outcome = worst.Outcome,
        Writer = check.Writer,
        Value = worst.Value,
        Place = worst.Place,
        Reason = worst.Reason,
        Lost = [.. lost.Select(one => one.Key)],
        Examples = lost.Count == 0 ? null : [.. lost.Select(one => one.Value)],
        Frames = worst.Frames.Count == 0 ? null : worst.Frames,
    };
}

/// <summary>A check, as far as a judge needs it.</summary>
/// <param name="Id">Its name.</param>
public sealed record JudgedCheck(CheckId Id)
{
    /// <summary>Who wrote, where that is not the reader; null otherwise.</summary>
    public string? Writer { get; init; }

    /// <summary>Whether a rejection is no failure, since the check looks for the limit.</summary>
    public bool MayRefuse { get; init; }

    /// <summary>
    /// Whether what the writer or the reader loses by itself is no failure: the check is whether the two agree, not whether they are
    /// exact.
    /// </summary>
    public bool ForgivesOwnLosses { get; init; }
}

/// <summary>The result of a check: passed, failed, not run, or, if none of these, rejected where that is allowed.</summary>
public sealed record CheckVerdict
{
    /// <summary>Whether it passed.</summary>
    public bool IsPassed { get; init; }

    /// <summary>The failure; null otherwise.</summary>
    public CheckFinding? Finding { get; init; }

    /// <summary>Why it was not run, in a sentence; null where it was.</summary>
    public string? NotRun { get; init; }
}
