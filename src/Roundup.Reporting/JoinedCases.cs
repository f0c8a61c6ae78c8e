using Roundup.Reporting.Common;
using Roundup.Reporting.Text;

namespace Roundup.Reporting;

// A run with several experiments as the shared sections see it: each case once for each way in which it ended.
internal static class JoinedCases
{
    public static ReportedRun Join(ResultsFile file, IReadOnlyList<(IExperimentReport Experiment, ReportPart Part)> parts)
    {
        var cases = parts.SelectMany(part => part.Part.Run.Cases, (part, one) => new End(part.Experiment, one))
            .GroupBy(end => end.Case.Result.Id)
            .SelectMany(Ends);
        return new(file, [.. cases])
        {
            Counts = string.Join("; ", parts.Select(part => Count(part.Experiment, part.Part.Run))),
            Efforts = [.. parts.Select(part => (part.Experiment.Title, part.Part.Run.Efforts[0].Effort))],
            WithoutBaseline = parts[0].Part.Run.WithoutBaseline,
            Notices = [.. parts.SelectMany(part => part.Part.Run.Notices)],
            MachineFacts = [.. parts.SelectMany(part => part.Part.Run.MachineFacts)],
            Losses = parts[^1].Part.Run.Losses,
        };
    }

    private static string Count(IExperimentReport experiment, ReportedRun run) =>
        $"{Wording.Grouped(run.Cases.Count(row => row.HasNumber))} of {Wording.Count(run.Cases.Count, "case")} {experiment.Done} "
        + $"({experiment.Experiment})";

    private static IEnumerable<ReportedCase> Ends(IGrouping<CaseId, End> ends)
    {
        var measured = ends.Where(end => end.Case is { HasNumber: true, Result.Outcome: Outcome.Measured }).Take(1).ToList();
        var ended = ends.Where(end => !end.Case.HasNumber).DistinctBy(end => (end.Case.Result.Outcome, end.Case.Result.Reason)).ToList();
        return (measured.Count + ended.Count) switch
        {
            0 => [ends.First().Case],
            1 => measured.Concat(ended).Select(end => end.Case),
            _ => [.. measured.Select(end => end.Case), .. ended.Select(end => end.Named)],
        };
    }

    private sealed record End(IExperimentReport Experiment, ReportedCase Case)
    {
        public ReportedCase Named => Case with
        {
            Result = Case.Result with
            {
                Experiments = new Dictionary<string, CasePart>
                {
                    [Experiment.Experiment] = Case.Result.Part with { Reason = $"{Experiment.Title}: {Case.Result.Reason}" },
                },
            },
        };
    }
}
