using Roundup.Analysis.Statistics;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Runs;

/// <summary>Several runs of the same plan, each compared with each other one.</summary>
public sealed class RunSet
{
    private readonly CaseDifference[] ratios;
    private readonly TimeDifference[] times;
    private readonly IReadOnlyList<ConsensusRatio> consensus;
    private readonly Dictionary<CaseId, CallLengthBand> bands;

    /// <summary>Compares all pairs.</summary>
    /// <param name="runs">The runs: the same cases with different seeds.</param>
    public RunSet(IReadOnlyList<AnalysedRun> runs)
    {
        ArgumentNullException.ThrowIfNull(runs);
        var pairs = runs.SelectMany((first, i) => runs.Skip(i + 1).Select(second => (First: first, Second: second))).ToList();
        Runs = runs.Count;
        ratios = [.. pairs.SelectMany(pair => RunComparison.Compare(pair.First, pair.Second))];
        times = [.. pairs.SelectMany(pair => TimeDifference.Compare(pair.First, pair.Second))];
        consensus = ConsensusRatio.Of(runs);

        // One band for each case, whatever a single run says: else a case near a limit would be in two.
        bands = times.GroupBy(time => time.Id).ToDictionary(
            group => group.Key,
            group => CallLengthBand.Of(Quantiles.Median([.. group.SelectMany(time => new[] { time.First, time.Second })])));
    }

    /// <summary>How many runs there are.</summary>
    public int Runs { get; }

    /// <summary>How many pairs of runs there are.</summary>
    public int Pairs => Runs * (Runs - 1) / 2;

    /// <summary>Over all cases.</summary>
    public PooledAgreement Overall => PooledAgreement.Of(ratios, consensus, times);

    /// <summary>Over the cases whose median time over all runs lies in a band.</summary>
    public PooledAgreement In(CallLengthBand band)
    {
        bool IsIn(CaseId id) => bands.GetValueOrDefault(id) == band;
        return PooledAgreement.Of(
            [.. ratios.Where(difference => IsIn(difference.Id))],
            [.. consensus.Where(ratio => IsIn(ratio.Id))],
            [.. times.Where(difference => IsIn(difference.Id))]);
    }
}
