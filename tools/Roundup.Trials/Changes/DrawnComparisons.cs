using Roundup.Analysis.Changes;
using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Trials.Changes;

/// <summary>
/// Comparisons of the launches of one long run of equal code: each draws its launches without repetition, one case is made slower, and the
/// rule that ships decides at its own looks.
/// </summary>
/// <param name="file">The run: equal code on both sides, with <c>--against</c> and a fixed number of launches.</param>
/// <param name="change">By how much one case is slower, as a share.</param>
/// <param name="most">The most launches of a comparison.</param>
internal sealed class DrawnComparisons(ResultsFile file, double change, int most)
{
    private readonly ResultsFile _file = file.Of(ExperimentNames.Speed);
    private readonly int[] _launches = [.. file.Cases.SelectMany(Launches).Select(launch => launch.Index).Distinct().Order()];
    private readonly HashSet<string> _candidates = [.. file.Run.Comparison!.Pairs.Select(pair => pair.Candidate)];

    /// <summary>The number of launches that there are to draw from.</summary>
    public int Available => _launches.Length;

    /// <summary>Standard deviation of ln(after / before) between launches: the median over the cases.</summary>
    public double Scatter => Quantiles.Median(
    [
        .. PairedRun.Of(_file).Cases.Where(one => one.Interval is not null && one.After!.Time!.Launches > 1)
            .Select(one => Math.Log(one.Interval!.Value.High / one.Ratio!.Value)
                / StudentT.Quantile975(one.After!.Time!.Launches - 1) * Math.Sqrt(one.After.Time.Launches)),
    ]);

    /// <summary>Draws some comparisons; in each, the next case is the slower one.</summary>
    public IEnumerable<DrawnComparison> Draw(int count, Random random)
    {
        var ids = _file.Cases.Select(result => result.Id).Where(id => _candidates.Contains(id.Serializer)).ToList();
        for (var i = 0; i < count; i++)
        {
            yield return Decide(ids[i % ids.Count], [.. _launches.OrderBy(_ => random.Next()).Take(most)]);
        }
    }

    private DrawnComparison Decide(CaseId slower, int[] drawn)
    {
        var launches = PairedRun.NextLook(0);
        var taken = _file.Cases.ToDictionary(result => result.Id, _ => Math.Min(launches, drawn.Length));
        while (launches < drawn.Length)
        {
            var wanted = PairedRun.LaunchesWanted(Taken(slower, drawn, taken), drawn.Length);
            if (wanted.Count == 0)
            {
                break;
            }

            launches = Math.Min(PairedRun.NextLook(launches), drawn.Length);
            foreach (var id in wanted.Keys)
            {
                taken[id] = launches;
            }
        }

        var changes = PairedRun.Of(Taken(slower, drawn, taken));
        var others = changes.Cases.Where(one => one.Id != slower).ToList();
        return new(
            change > 0 && changes.Cases.Single(one => one.Id == slower).Verdict == ChangeVerdict.Regressed,
            (change > 0 ? others : changes.Cases).Count(one => one.Verdict is ChangeVerdict.Regressed or ChangeVerdict.Improved),
            (double)others.Count(one => one.Verdict == ChangeVerdict.NoChange) / others.Count,
            changes.Cases.Single(one => one.Id == slower).Verdict == ChangeVerdict.NoChange,
            changes.Cases.Average(one => one.After!.Time!.Launches));
    }

    private ResultsFile Taken(CaseId slower, int[] drawn, Dictionary<CaseId, int> taken) => _file with
    {
        Cases = [.. _file.Cases.Select(result => Taken(result, [.. drawn.Take(taken[result.Id])], result.Id == slower ? 1 + change : 1))],
    };

    private static CaseResult Taken(CaseResult result, HashSet<int> indices, double factor)
    {
        if (result.Part is not SpeedData speed)
        {
            return result;
        }

        var launches = speed.Launches.Where(launch => indices.Contains(launch.Index))
            .Select(launch => launch with { PerCallNs = launch.PerCallNs * factor });
        return result with
        {
            Experiments = new Dictionary<string, CasePart> { [ExperimentNames.Speed] = speed with { Launches = [.. launches] } },
        };
    }

    private static IReadOnlyList<LaunchResult> Launches(CaseResult result) =>
        (result.Experiments.GetValueOrDefault(ExperimentNames.Speed) as SpeedData)?.Launches ?? [];
}

/// <summary>What one comparison came to.</summary>
/// <param name="Found">Whether the slower case was found.</param>
/// <param name="Wrong">The number of cases that did not change and were said to.</param>
/// <param name="Unchanged">The share of the other cases that were shown not to change.</param>
/// <param name="Missed">Whether the slower case was said not to change.</param>
/// <param name="Launches">The mean launches of a case.</param>
internal sealed record DrawnComparison(bool Found, int Wrong, double Unchanged, bool Missed, double Launches);
