using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.SteadyState.Launches;

/// <summary>
/// The estimates of processes that took turns within the same rounds. The logarithm of the time of each batch is the sum of its process,
/// its round and chance: what made a round slow is judged by all rows together, and taken from each. Fitted by medians (Tukey's median
/// polish), so that an outlier in one batch moves neither.
/// </summary>
internal static class LaunchFit
{
    private const int Iterations = 10;

    /// <summary>Below this share of usual batches there is no usual one to speak of.</summary>
    private const double FewestUsual = 1.0 / 3;

    /// <summary>Sets the estimates of the launches of one cell and number. Those that did not take turns are fitted alone.</summary>
    public static void Apply(IReadOnlyList<MeasuredLaunch> launches)
    {
        if (launches.All(l => l.Result.Interleaved))
        {
            Fit(launches);
            return;
        }

        foreach (var launch in launches)
        {
            Fit([launch]);
        }
    }

    private static void Fit(IReadOnlyList<MeasuredLaunch> launches)
    {
        Process[] processes = [.. launches.Select(l => new Process(l))];
        var rounds = launches.Count > 1 ? Rounds(processes) : [];
        foreach (var process in processes)
        {
            foreach (var batch in process.Launch.Batches)
            {
                batch.RoundEffect = rounds.GetValueOrDefault(batch.Sample.Round);
            }

            process.Launch.PerCallNs = process.PerCall(rounds);
        }
    }

    private static Dictionary<int, double> Rounds(Process[] processes)
    {
        var points = processes.SelectMany((p, i) => p.Points.Select(point => (Process: i, point.Round, point.Log))).ToArray();
        var byRound = points.GroupBy(p => p.Round).Select(g => (Round: g.Key, Points: g.ToArray())).ToArray();
        var rounds = byRound.ToDictionary(r => r.Round, _ => 0.0);
        for (var i = 0; i < Iterations; i++)
        {
            double[] centres = [.. processes.Select(p => p.Centre(rounds))];
            foreach (var (round, members) in byRound)
            {
                rounds[round] = Quantiles.Median([.. members.Select(m => m.Log - centres[m.Process])]);
            }

            var typical = Quantiles.Median([.. byRound.SelectMany(r => Enumerable.Repeat(rounds[r.Round], r.Points.Length))]);
            foreach (var (round, _) in byRound)
            {
                rounds[round] -= typical;
            }
        }

        return rounds;
    }

    private sealed class Process
    {
        private readonly bool _hasUsual;
        private readonly IReadOnlyList<Batches.Batch> _batches;

        public Process(MeasuredLaunch launch)
        {
            Launch = launch;
            Batches.Batch[] own = [.. launch.Batches.Where(b => !b.IsMostlyForeign)];
            _batches = own.Length > 0 ? own : launch.Batches;
            var usual = _batches.Where(b => !b.IsEvent).ToArray();
            _hasUsual = usual.Length >= FewestUsual * _batches.Count && !HasUnknownPauses(launch);
            Points =
            [
                .. (_hasUsual ? usual : _batches).Where(b => b.NetPerCall > 0)
                    .Select(b => (b.Sample.Round, Math.Log(b.NetPerCall) - b.StateEffect)),
            ];
        }

        public MeasuredLaunch Launch { get; }

        /// <summary>The batches that say what is usual.</summary>
        public (int Round, double Log)[] Points { get; }

        public double Centre(Dictionary<int, double> rounds) => Points.Length == 0
            ? 0
            : Quantiles.Median([.. Points.Select(p => p.Log - rounds.GetValueOrDefault(p.Round))]);

        /// <summary>
        /// Time of a call: the usual time, plus what pauses and events add in the mean over all batches. A median alone would drop a
        /// collection that falls into fewer than half of the batches; a mean alone would follow each disturbance that no probe explains.
        /// Where there is no usual batch, or pauses are not known apart, it is the mean.
        /// </summary>
        public double PerCall(Dictionary<int, double> rounds)
        {
            double Mean(Func<Batches.Batch, double> of) => _batches.Average(of);
            if (!_hasUsual || Points.Length == 0)
            {
                return Mean(b => b.PerCall);
            }

            var usual = Math.Exp(Centre(rounds));
            return usual + Mean(b => b.IsEvent ? b.InQuietState(b.NetPerCall) - usual : 0) + Mean(b => b.PausePerCall);
        }

        private static bool HasUnknownPauses(MeasuredLaunch launch) =>
            launch.Batches.Any(b => b.Sample.PauseNs is null && b.Sample.Gen0 + b.Sample.Gen1 + b.Sample.Gen2 > 0);
    }
}
