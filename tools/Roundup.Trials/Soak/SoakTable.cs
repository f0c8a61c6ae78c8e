namespace Roundup.Trials.Soak;

/// <summary>The results of all trials: a table of faults, and a summary line.</summary>
internal static class SoakTable
{
    private static readonly string[] s_head = ["fault", "trials", "hold", "fault came too late"];

    public static string Of(IReadOnlyList<TrialResult> trials) => MarkdownTable.Of(
        s_head,
        trials.Where(trial => trial.State != TrialState.Skipped)
            .GroupBy(trial => trial.Plan.Fault)
            .OrderBy(group => group.Key)
            .Select(group => (string[])
            [
                $"{group.Key}",
                $"{group.Count()}",
                $"{group.Count(trial => trial.Holds)}",
                $"{group.Count(trial => trial.State == TrialState.Missed)}",
            ]));

    public static string Summary(IReadOnlyList<TrialResult> trials, TimeSpan time)
    {
        var done = trials.Where(trial => trial.State != TrialState.Skipped).ToList();
        var rows = done.SelectMany(trial => trial.Plan.Rows).Distinct().Count();
        var skipped = trials.Count == done.Count ? "" : $", {trials.Count - done.Count} skipped: no small disk can be mounted here";
        return $"{done.Count(trial => trial.Holds)} of {done.Count} trials hold ({rows} rows, {time.TotalSeconds:0} s{skipped})";
    }
}
