using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.Estimates;

// The speed of the machine around each batch of a run on one target, from the speed probe before and after the batch. The speed has two
// parts: slow changes, which all batches within some tenths of a second share, and the rest of the single batch, which is mostly chance in
// a probe of 30 us. Times follow each part with its own slope; both slopes are fitted together by least squares (Legendre 1805, Gauss
// 1809), over the deviations from the medians of each case.
internal sealed class MachineState
{
    private const double WindowSeconds = 0.3;

    // The quiet state is the speed around the fastest 2 % of the batches: nothing makes a probe faster than the machine is, and on a busy
    // machine few batches are quiet.
    private const double QuietShare = 0.02;

    // A probe that took three times as long as the fastest was interrupted and says nothing about the batch.
    private static readonly double s_interrupted = Math.Log(3);

    private readonly Dictionary<Sample, Reading> _readings = new(ReferenceEqualityComparer.Instance);

    public MachineState(IReadOnlyList<CaseResult> cases)
    {
        Sample[] samples =
        [
            .. cases.SelectMany(c => c.Launches).SelectMany(l => l.Samples)
                .Where(s => s is { Calls: > 0, WallNs: > 0 } && Around(s) is not null)
                .OrderBy(s => s.AtSeconds),
        ];
        if (samples.Length > 0)
        {
            Read(samples);
            (SlopeOfSlow, SlopeOfOwn) = Slopes(cases);
        }
    }

    // The slope of ln(time of a call) on the slow part of ln(probe time); 0 where unknown.
    public double SlopeOfSlow { get; }

    // The slope of ln(time of a call) on the rest of ln(probe time); 0 where unknown.
    public double SlopeOfOwn { get; }

    // Mean of the logarithms of the probe's times (ns) before and after a batch; null where the probe did not run.
    public static double? Around(Sample sample) =>
        sample.SpeedBeforeNs > 0 && sample.SpeedAfterNs > 0
            ? (Math.Log(sample.SpeedBeforeNs.Value) + Math.Log(sample.SpeedAfterNs.Value)) / 2
            : null;

    // Natural logarithm of the machine's slowness around a batch over that of the quiet state; 0 where unknown.
    public double Slowness(Sample sample) => _readings.TryGetValue(sample, out var reading) ? reading.Slow + reading.Own : 0;

    // Natural logarithm of the factor by which that slowness made the batch slower; 0 where unknown.
    public double Effect(Sample sample) =>
        _readings.TryGetValue(sample, out var reading) ? (SlopeOfSlow * reading.Slow) + (SlopeOfOwn * reading.Own) : 0;

    private void Read(Sample[] samples)
    {
        var fastest = Quantiles.Compute([.. samples.Select(s => Around(s)!.Value)], QuietShare);
        double[] logs = [.. samples.Select(s => Uninterrupted(s, fastest))];
        var slow = new double[samples.Length];
        var (from, to) = (0, 0);
        for (var i = 0; i < samples.Length; i++)
        {
            while (samples[from].AtSeconds < samples[i].AtSeconds - WindowSeconds)
            {
                from++;
            }

            while (to < samples.Length && samples[to].AtSeconds <= samples[i].AtSeconds + WindowSeconds)
            {
                to++;
            }

            slow[i] = Quantiles.Median(logs[from..to]);
        }

        var quiet = Quantiles.Compute(slow, QuietShare);
        for (var i = 0; i < samples.Length; i++)
        {
            _readings[samples[i]] = new(slow[i] - quiet, logs[i] - slow[i]);
        }
    }

    private static double Uninterrupted(Sample sample, double fastest)
    {
        double[] both = [Math.Log(sample.SpeedBeforeNs!.Value), Math.Log(sample.SpeedAfterNs!.Value)];
        double[] known = [.. both.Where(log => log < fastest + s_interrupted)];
        return known.Length == 0 ? fastest : known.Average();
    }

    private (double Slow, double Own) Slopes(IReadOnlyList<CaseResult> cases)
    {
        double ss = 0, so = 0, oo = 0, st = 0, ot = 0;
        foreach (var result in cases)
        {
            (double Slow, double Own, double Time)[] points =
            [
                .. result.Launches.SelectMany(l => l.Samples)
                    .Where(_readings.ContainsKey)
                    .Select(s => (Reading: _readings[s], Time: Math.Log((s.WallNs - ForeignTime.Ns(s)) / s.Calls)))
                    .Where(p => double.IsFinite(p.Time))
                    .Select(p => (p.Reading.Slow, p.Reading.Own, p.Time)),
            ];
            if (points.Length == 0)
            {
                continue;
            }

            var slow = Quantiles.Median([.. points.Select(p => p.Slow)]);
            var own = Quantiles.Median([.. points.Select(p => p.Own)]);
            var time = Quantiles.Median([.. points.Select(p => p.Time)]);
            foreach (var (s, o, t) in points.Select(p => (p.Slow - slow, p.Own - own, p.Time - time)))
            {
                ss += s * s;
                so += s * o;
                oo += o * o;
                st += s * t;
                ot += o * t;
            }
        }

        // A part that never changes has no slope. A slope is never negative: nothing becomes faster because the machine becomes slower.
        var determinant = (ss * oo) - (so * so);
        return determinant > 1e-9 * ss * oo
            ? (Math.Max(0, ((st * oo) - (ot * so)) / determinant), Math.Max(0, ((ot * ss) - (st * so)) / determinant))
            : (ss > 0 ? Math.Max(0, st / ss) : 0, ss > 0 || oo == 0 ? 0 : Math.Max(0, ot / oo));
    }

    private readonly record struct Reading(double Slow, double Own);
}
