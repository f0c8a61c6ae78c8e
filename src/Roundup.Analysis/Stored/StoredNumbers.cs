using Roundup.Analysis.Experiments.FirstCall;
using Roundup.Analysis.Statistics;
using Roundup.Results.Reading;

namespace Roundup.Analysis.Stored;

/// <summary>Puts the numbers of the analysis beside the estimates, for readers that have no analysis.</summary>
public static class StoredNumbers
{
    /// <summary>The file with the numbers of its run's baseline.</summary>
    public static ResultsFile With(ResultsFile file)
    {
        var numbers = new Dictionary<(string Experiment, CaseId Id), AnalysedNumbers>();
        foreach (var table in RoundupResults.Speed(file)?.Tables ?? [])
        {
            foreach (var row in table.Rows.Where(row => row.Time is not null))
            {
                numbers[(ExperimentNames.Speed, row.Result.Id)] = new()
                {
                    Time = row.Time!.Mean,
                    TimeLow = Finite(row.Time.Interval?.Low),
                    TimeHigh = Finite(row.Time.Interval?.High),
                    Baseline = table.Baseline,
                    Ratio = Finite(row.Ratio?.Ratio),
                    RatioLow = Finite(row.Ratio?.Interval?.Low),
                    RatioHigh = Finite(row.Ratio?.Interval?.High),
                    Rank = row.Rank?.First,
                    RankLast = row.Rank?.Last,
                    AllocRatio = Finite(row.AllocRatio),
                    SizeRatio = Finite(row.SizeRatio),
                };
            }
        }

        foreach (var call in RoundupResults.FirstCalls(file)?.Rows.SelectMany(row => row.Types) ?? [])
        {
            Interval? ofRatio = call.IsBaseline && call.Time.Interval is not null ? new Interval(1, 1) : call.Ratio?.Interval;
            numbers[(ExperimentNames.FirstCall, call.Result.Id)] = new()
            {
                Time = call.Time.Median,
                TimeLow = Finite(call.Time.Interval?.Low),
                TimeHigh = Finite(call.Time.Interval?.High),
                Baseline = call.Baseline,
                Ratio = call.IsBaseline ? 1 : Finite(call.Ratio?.Median),
                RatioLow = Finite(ofRatio?.Low),
                RatioHigh = Finite(ofRatio?.High),
                Rank = call.Rank?.First,
                RankLast = call.Rank?.Last,
            };
        }

        return file with
        {
            Cases =
            [
                .. file.Cases.Select(result => result with
                {
                    Experiments = result.Experiments.ToDictionary(
                        part => part.Key, part => part.Value with { Analysed = numbers.GetValueOrDefault((part.Key, result.Id)) }),
                }),
            ],
        };
    }

    // Null for a number that no results file can have: two launches that disagree may have an interval without an end.
    private static double? Finite(double? number) => number is >= 0 and <= FileLimits.Number ? number : null;
}
