using Roundup.Results;

namespace Roundup.Trials.Agreement;

/// <summary>Whether runs can be compared as runs of the same plan.</summary>
internal static class SamePlan
{
    /// <summary>Reasons why the runs cannot be compared well, one sentence each.</summary>
    public static IEnumerable<string> Doubts(IReadOnlyList<ResultsFile> files)
    {
        var first = files[0];
        var cases = Cases(first);
        foreach (var (index, file) in files.Index().Skip(1))
        {
            if (!cases.SetEquals(Cases(file)) || file.Run.Experiment.Effort != first.Run.Experiment.Effort)
            {
                yield return $"Run {index + 1} has not the cases and effort of run 1: what only one of them has is not compared.";
            }

            if (file.Machine.Cpu != first.Machine.Cpu || file.Run.RoundupVersion != first.Run.RoundupVersion)
            {
                yield return $"Run {index + 1} was made on another machine or by another version than run 1.";
            }

            if (file.Run.Interrupted)
            {
                yield return $"Run {index + 1} was interrupted.";
            }
        }

        if (files.Select(file => file.Run.Seed).Distinct().Count() < files.Count)
        {
            yield return "Some runs have the same seed: their values and orders are the same, so they agree better than they should.";
        }
    }

    private static HashSet<CaseId> Cases(ResultsFile file) => [.. file.Cases.Select(result => result.Id)];
}
