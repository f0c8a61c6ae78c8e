using Roundup.Analysis.Comparison;
using Roundup.Analysis.Experiments.Speed;
using Roundup.Results;

namespace Roundup.Crosscheck.Comparison;

/// <summary>A/A: for each tool, how well runs of the same selection agree, for each pair of runs and over all pairs.</summary>
internal static class Repeats
{
    /// <summary>All agreements; empty for a single run.</summary>
    public static IReadOnlyList<RepeatAgreement> Of(IReadOnlyList<CrosscheckRun> runs, IReadOnlyList<ResultsFile?> results)
    {
        AnalysedRun?[] analysed = [.. results.Select(file => file is null ? null : Analyser.Analyse(file))];
        var ours = new List<(string Pair, IReadOnlyList<CaseDifference> Differences)>();
        var theirs = new List<(string Pair, IReadOnlyList<RatioDifference> Differences)>();
        for (var i = 0; i < runs.Count; i++)
        {
            for (var j = i + 1; j < runs.Count; j++)
            {
                var pair = $"{runs[i].Number} and {runs[j].Number}";
                if (analysed[i] is { } first && analysed[j] is { } second)
                {
                    ours.Add((pair, RunComparison.Compare(first, second)));
                }

                if (runs[i].BenchmarkDotNetSeconds is not null && runs[j].BenchmarkDotNetSeconds is not null)
                {
                    theirs.Add((pair, BenchmarkAgreement.Compare(runs[i], runs[j])));
                }
            }
        }

        return [.. Summed("Roundup", ours, Agreement.Of), .. Summed("BenchmarkDotNet", theirs, BenchmarkAgreement.Of)];
    }

    private static IEnumerable<RepeatAgreement> Summed<T>(
        string tool,
        List<(string Pair, IReadOnlyList<T> Differences)> pairs,
        Func<IReadOnlyList<T>, Agreement> sum)
    {
        var each = pairs.Select(pair => new RepeatAgreement(tool, pair.Pair, sum(pair.Differences)));
        return pairs.Count > 1
            ? each.Append(new RepeatAgreement(tool, "all pairs", sum([.. pairs.SelectMany(pair => pair.Differences)])))
            : each;
    }
}
