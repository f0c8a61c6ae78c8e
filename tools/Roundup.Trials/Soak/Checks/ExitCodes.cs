using Roundup.Catalogue;
using Roundup.Results;
using Roundup.Results.Messages;

namespace Roundup.Trials.Soak.Checks;

/// <summary>Checks the exit code of a part against docs/exit-codes.md, and its standard error.</summary>
internal static class ExitCodes
{
    private const int OfSignal = 128;

    /// <param name="part">The part.</param>
    /// <param name="results">The results that the part wrote; null where it wrote none.</param>
    /// <returns>The violations.</returns>
    public static IEnumerable<string> Check(HostRun part, ResultsFile? results)
    {
        if (part.Hangs)
        {
            yield return "the host process hangs";
            yield break;
        }

        foreach (var line in part.ErrorLines.Where(IsInternal))
        {
            yield return $"standard error: {line.TrimEnd()}";
        }

        if (results is not null && HasFailedItself(results))
        {
            yield return "Roundup itself failed: see the notices";
        }

        var allowed = Allowed(part, results).ToList();
        if (!allowed.Contains(part.ExitCode))
        {
            var wanted = allowed.Count == 0 ? "and no results" : $"not {string.Join(" or ", allowed.Distinct())}";
            yield return $"exit code {part.ExitCode}, {wanted}; standard error: {part.Errors.Trim()}";
        }
        else if (part.ErrorLines.Count != (IsError(part.ExitCode) ? 1 : 0) && !part.ErrorLines.Any(IsInternal))
        {
            yield return $"{part.ErrorLines.Count} lines on standard error with exit code {part.ExitCode}: {part.Errors.Trim()}";
        }
    }

    /// <summary>The expected exit code of a run that wrote its results.</summary>
    public static int Of(ResultsFile results) => (int)(
        results.Run.Interrupted ? ExitCode.Interrupted
        : !results.Cases.Any(result => result.Outcome == Outcome.Measured) ? ExitCode.NothingMeasured
        : HasFailedItself(results) || results.Cases.Any(result => result.Outcome is not (
            Outcome.Measured or Outcome.Unsupported or Outcome.Unavailable or Outcome.Skipped)) ? ExitCode.SomeFailed
        : ExitCode.Success);

    private static bool HasFailedItself(ResultsFile results) => results.Notices.Any(notice => notice.Code == NoticeCode.HostFailed);

    private static IEnumerable<int> Allowed(HostRun part, ResultsFile? results)
    {
        if (results is not null)
        {
            yield return Of(results);
        }

        if (part.HadSmallDisk)
        {
            yield return (int)ExitCode.OutputNotWritable;
        }

        // SIGKILL ends the process at once, and so does the second Ctrl+C.
        if (part.Signals.Contains(Signal.Kill))
        {
            yield return OfSignal + Signal.Kill;
        }

        if (part.Signals.Count > 1)
        {
            yield return (int)ExitCode.Interrupted;
        }

        // The default action of a signal applies before the program handles signals, and after it has written everything.
        if (part.Signals.Count > 0 && (!part.HadJournal || results is { Run.Interrupted: false }))
        {
            yield return OfSignal + part.Signals[0];
        }
    }

    private static bool IsError(int exitCode) => exitCode is (int)ExitCode.Usage or (int)ExitCode.OutputNotWritable;

    private static bool IsInternal(string line) =>
        line.Contains("Roundup itself failed", StringComparison.Ordinal)
        || line.StartsWith("   at Roundup.", StringComparison.Ordinal)
        || line.StartsWith("Unhandled exception", StringComparison.Ordinal);
}
