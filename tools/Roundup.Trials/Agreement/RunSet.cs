using Roundup.Analysis.Comparison;
using Roundup.Analysis.Experiments.Speed;
using Roundup.Results;

namespace Roundup.Trials.Agreement;

/// <summary>Several runs of one plan, compared in all pairs.</summary>
internal sealed class RunSet
{
    private readonly CaseDifference[] _ratios;
    private readonly TimeDifference[] _times;
    private readonly IReadOnlyList<ConsensusRatio> _consensus;
    private readonly Dictionary<CaseId, CallLengthBand> _bands;

    /// <param name="runs">Runs of equal cases with different seeds.</param>
    public RunSet(IReadOnlyList<AnalysedRun> runs)
    {
        var pairs = runs.SelectMany((first, i) => runs.Skip(i + 1).Select(second => (First: first, Second: second))).ToList();
        Runs = runs.Count;
        _ratios = [.. pairs.SelectMany(pair => RunComparison.Compare(pair.First, pair.Second))];
        _times = [.. pairs.SelectMany(pair => TimeDifference.Compare(pair.First, pair.Second))];
        _consensus = ConsensusRatio.Of(runs);

        // One band for each case over all runs: else a case near a limit would be in two bands.
        _bands = _times.GroupBy(time => time.Id).ToDictionary(
            group => group.Key,
            group => CallLengthBand.Of(Quantiles.Median([.. group.SelectMany(time => new[] { time.First, time.Second })])));
    }

    public int Runs { get; }

    public int Pairs => Runs * (Runs - 1) / 2;

    public PooledAgreement Overall => PooledAgreement.Of(_ratios, _consensus, _times);

    /// <summary>The agreement over the cases whose median time over all runs lies in a band.</summary>
    public PooledAgreement In(CallLengthBand band)
    {
        bool IsIn(CaseId id) => _bands.GetValueOrDefault(id) == band;
        return PooledAgreement.Of(
            [.. _ratios.Where(difference => IsIn(difference.Id))],
            [.. _consensus.Where(ratio => IsIn(ratio.Id))],
            [.. _times.Where(difference => IsIn(difference.Id))]);
    }
}

/// <summary>A band of call lengths: calls of 50 ns and of 5 ms suffer from different disturbances.</summary>
/// <param name="Name">The band in words.</param>
/// <param name="EndNs">The first length that is above the band, ns.</param>
internal sealed record CallLengthBand(string Name, double EndNs)
{
    /// <summary>All bands, short calls first; together they cover every length.</summary>
    public static IReadOnlyList<CallLengthBand> All { get; } =
    [
        new("below 100 ns", 1e2),
        new("100 ns to 1 us", 1e3),
        new("1 to 10 us", 1e4),
        new("10 to 100 us", 1e5),
        new("100 us to 1 ms", 1e6),
        new("1 ms and above", double.PositiveInfinity),
    ];

    /// <param name="ns">The length of a call, ns.</param>
    public static CallLengthBand Of(double ns) => All.First(band => ns < band.EndNs || band == All[^1]);
}
