using Roundup.Analysis.SteadyState.Batches;
using Roundup.Analysis.SteadyState.Launches;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Ratios;

/// <summary>What the row and the baseline did in one round. Either has two batches where it ran twice.</summary>
internal sealed record Round(IReadOnlyList<Batch> Row, IReadOnlyList<Batch> Baseline)
{
    /// <summary>
    /// The severity of the less disturbed batch of each side, the worse of the two: above 1 no undisturbed pair is in the round.
    /// </summary>
    public double Severity => Math.Max(Row.Min(b => b.Severity), Baseline.Min(b => b.Severity));

    /// <summary>The rounds that both sides took part in.</summary>
    public static IReadOnlyList<Round> Common(IEnumerable<MeasuredLaunch> row, IEnumerable<MeasuredLaunch> baseline)
    {
        var of = ByRound(row);
        var to = ByRound(baseline);
        return [.. of.Where(r => to.ContainsKey(r.Key)).OrderBy(r => r.Key).Select(r => new Round(r.Value, to[r.Key]))];
    }

    /// <summary>The round without the disturbed batches of a side that has an undisturbed one.</summary>
    public Round Quiet() => new(Quiet(Row), Quiet(Baseline));

    /// <summary>Samples of the row.</summary>
    public IEnumerable<Sample> RowSamples => Row.Select(b => b.Sample);

    /// <summary>Samples of the baseline.</summary>
    public IEnumerable<Sample> BaselineSamples => Baseline.Select(b => b.Sample);

    private static IReadOnlyList<Batch> Quiet(IReadOnlyList<Batch> side) =>
        side.Any(b => !b.Disturbed) ? [.. side.Where(b => !b.Disturbed)] : side;

    private static Dictionary<int, Batch[]> ByRound(IEnumerable<MeasuredLaunch> launches) =>
        launches.SelectMany(l => l.Batches).GroupBy(b => b.Sample.Round).ToDictionary(g => g.Key, g => g.ToArray());
}
