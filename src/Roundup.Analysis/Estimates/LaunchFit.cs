using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.Estimates;

// Estimates the processes that took turns within the same rounds. The logarithm of each batch's time is the sum of an effect of its
// process, an effect of its round, and chance. All serializers together determine how slow a round was; that effect is subtracted from
// each. The fit uses medians (Tukey's median polish), so that an outlier in one batch changes neither effect.
internal static class LaunchFit
{
    private const int Iterations = 10;

    // With a smaller share of usual batches, the estimate is the mean of all batches.
    private const double FewestUsual = 1.0 / 3;

    // Launches that did not take turns are fitted alone.
    public static void Apply(IReadOnlyList<TimedLaunch> launches)
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

    private static void Fit(IReadOnlyList<TimedLaunch> launches)
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
        private readonly IReadOnlyList<Batch> _batches;

        public Process(TimedLaunch launch)
        {
            Launch = launch;
            Batch[] own = [.. launch.Batches.Where(b => !b.IsMostlyForeign)];
            _batches = own.Length > 0 ? own : launch.Batches;
            var usual = _batches.Where(b => !b.IsEvent).ToArray();
            _hasUsual = usual.Length >= FewestUsual * _batches.Count && !HasUnknownPauses(launch);
            Points =
            [
                .. (_hasUsual ? usual : _batches).Where(b => b.NetPerCall > 0)
                    .Select(b => (b.Sample.Round, Math.Log(b.NetPerCall) - b.StateEffect)),
            ];
        }

        public TimedLaunch Launch { get; }

        // Round and logarithm of the time per call, of the usual batches.
        public (int Round, double Log)[] Points { get; }

        public double Centre(Dictionary<int, double> rounds) => Points.Length == 0
            ? 0
            : Quantiles.Median([.. Points.Select(p => p.Log - rounds.GetValueOrDefault(p.Round))]);

        // Time of a call: the usual time, plus the mean over all batches of what pauses and events add. A median alone would drop a
        // collection that occurs in fewer than half of the batches; a mean alone would follow each disturbance that no probe explains.
        // Without usual batches, or where the time of pauses is unknown, it is the mean.
        public double PerCall(Dictionary<int, double> rounds)
        {
            double Mean(Func<Batch, double> of) => _batches.Average(of);
            if (!_hasUsual || Points.Length == 0)
            {
                return Mean(b => b.PerCall);
            }

            // The usual time and the mean of pauses may be of different batches, and their sum longer than each of these.
            var usual = Math.Exp(Centre(rounds));
            var sum = usual + Mean(b => b.IsEvent ? b.InQuietState(b.NetPerCall) - usual : 0) + Mean(b => b.PausePerCall);
            return Math.Clamp(sum, _batches.Min(b => b.PerCall), _batches.Max(b => b.PerCall));
        }

        private static bool HasUnknownPauses(TimedLaunch launch) =>
            launch.Batches.Any(b => b.Sample.PauseNs is null && b.Sample.Gen0 + b.Sample.Gen1 + b.Sample.Gen2 > 0);
    }
}

internal sealed class TimedLaunch
{
    private TimedLaunch(LaunchResult result, IReadOnlyList<Batch> batches) => (Result, Batches) = (result, batches);

    public LaunchResult Result { get; }

    // All batches, without samples that have no calls or no time.
    public IReadOnlyList<Batch> Batches { get; }

    // The estimate: time of a call in the quiet state of the machine, ns. Set by LaunchFit.
    public double PerCallNs { get; set; }

    // Null for a launch without a batch.
    public static TimedLaunch? From(LaunchResult result, MachineState machine)
    {
        Batch[] batches = [.. result.Samples.Where(s => s is { Calls: > 0, WallNs: > 0 }).Select(s => new Batch(s, machine))];
        return batches.Length == 0 ? null : new(result, batches);
    }
}
