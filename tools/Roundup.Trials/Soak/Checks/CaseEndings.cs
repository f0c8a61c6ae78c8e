using Roundup.Results;
using Roundup.Trials.Soak.Faults;

namespace Roundup.Trials.Soak.Checks;

/// <summary>Checks that each case of the plan has one result, with an ending that its row or the fault explains.</summary>
internal static class CaseEndings
{
    private const int LongestReason = 500;

    private static readonly IReadOnlyList<Ending> s_killed = [new(Outcome.Crashed, "killed from outside (SIGKILL)")];
    private static readonly IReadOnlyList<Ending> s_stopped = [new(Outcome.Hung, "no answer within")];
    private static readonly IReadOnlyList<Ending> s_strayed = [new(Outcome.Crashed, "broke the protocol")];
    private static readonly IReadOnlyList<Ending> s_buildKilled = [new(Outcome.BuildFailed, "SIGKILL"), new(Outcome.Failed, "SIGKILL")];

    /// <returns>The violations.</returns>
    public static IEnumerable<string> Check(TrialPlan plan, ResultsFile results)
    {
        foreach (var row in plan.Rows)
        {
            foreach (var operation in Enum.GetValues<Operation>())
            {
                var count = results.Cases.Count(result => result.Id.Serializer == row.Row && result.Id.Table.Operation == operation);
                if (count != 1)
                {
                    yield return $"{row.Row} {operation} has {count} results";
                }
            }
        }

        var struck = new HashSet<string>();
        foreach (var result in results.Cases)
        {
            var row = plan.Rows.FirstOrDefault(row => row.Row == result.Id.Serializer);
            var endings = row?.Endings ?? [];
            if (!endings.Any(ending => ending.Is(result)))
            {
                if (ByFault(plan.Fault).Any(ending => ending.Is(result)))
                {
                    struck.Add(result.Id.Serializer);
                }
                else
                {
                    yield return $"{Name(result)} is {result.Outcome.Word()} ('{result.Reason}'), not {string.Join(" or ", endings)}";
                }
            }

            if (result.Reason is { } reason && (reason.Length > LongestReason || reason.Contains('\n')))
            {
                yield return $"{Name(result)} has a reason that is no sentence: {reason.Length} characters";
            }

            if (result.Outcome == Outcome.Measured != (result.Reason is null))
            {
                yield return $"{Name(result)} is {result.Outcome.Word()} with the reason '{result.Reason}'";
            }
        }

        if (struck.Count > 1 && plan.Fault is not (Fault.KillValues or Fault.KillBuild))
        {
            yield return $"one process was struck, and {string.Join(" and ", struck)} paid for it";
        }
    }

    /// <summary>Further endings of a case whose process was struck: its reason must show that the row did not cause it.</summary>
    private static IReadOnlyList<Ending> ByFault(Fault fault) => fault switch
    {
        Fault.KillWorker => s_killed,
        Fault.StopWorker => s_stopped,
        Fault.StrayBytes => s_strayed,
        Fault.KillBuild or Fault.KillValues => s_buildKilled,
        _ => [],
    };

    private static string Name(CaseResult result) => $"{result.Id.Serializer} {result.Id.Table.Operation}";
}
