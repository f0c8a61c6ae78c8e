using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.Estimates;

internal static class SpeedDrift
{
    // Above this share there is a notice.
    public const double Large = 0.10;

    // The median of fewer readings says nothing about a tenth of the run.
    private const int FewestReadings = 5;
    private const int Parts = 10;

    // The slowest over the fastest of the medians of the speed probe in the tenths of the run's time, minus 1. Each target's readings are
    // divided by their own median first: one runtime compiles the loop better than another. Null without samples.
    public static double? Estimate(ResultsFile file)
    {
        var readings = file.Cases.GroupBy(c => c.Id.Table.Target).SelectMany(Relative).ToArray();
        if (readings.Length == 0)
        {
            return null;
        }

        var start = readings.Min(r => r.At);
        var part = (readings.Max(r => r.At) - start) / Parts;
        double[] medians =
        [
            .. readings
                .GroupBy(r => part > 0 ? Math.Min(Parts - 1, (int)((r.At - start) / part)) : 0)
                .Where(g => g.Count() >= FewestReadings)
                .Select(g => Quantiles.Median([.. g.Select(r => r.Ns)])),
        ];
        return medians.Length == 0 ? 0 : (medians.Max() / medians.Min()) - 1;
    }

    private static IEnumerable<Reading> Relative(IEnumerable<CaseResult> cases)
    {
        Reading[] readings =
        [
            .. cases.SelectMany(c => c.Launches).SelectMany(l => l.Samples)
                .Where(s => MachineState.Around(s) is not null)
                .Select(s => new Reading(s.AtSeconds, Math.Exp(MachineState.Around(s)!.Value))),
        ];
        if (readings.Length == 0)
        {
            return [];
        }

        var middle = Quantiles.Median([.. readings.Select(r => r.Ns)]);
        return readings.Select(r => r with { Ns = r.Ns / middle });
    }

    private readonly record struct Reading(double At, double Ns);
}
