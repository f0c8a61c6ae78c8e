using Perfolizer.Mathematics.Common;
using Roundup.Analysis.Statistics;
using Roundup.Analysis.SteadyState.Hidden;
using Roundup.Analysis.SteadyState.Launches;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Cases;

/// <summary>The time columns of a case.</summary>
internal static class CaseTime
{
    /// <summary>
    /// Joins the launches by their geometric mean; the quartiles are over the batches of all launches.
    /// </summary>
    /// <param name="measured">The case.</param>
    /// <param name="joined">Its time, joined over launches.</param>
    public static TimeEstimate Of(MeasuredCase measured, LogSample joined)
    {
        var batches = measured.Launches.SelectMany(l => l.Batches).ToArray();
        double[] perCall = [.. batches.Select(b => b.PerCall)];
        double[] first = [.. measured.Launches.Select(l => l.Result.FirstCallNs).OfType<double>()];
        double? MedianPerCall(Probe probe)
        {
            double[] known =
            [
                .. batches.Where(b => b.Sample[probe] is not null).Select(b => b.InQuietState(b.Sample[probe]!.Value / b.Sample.Calls)),
            ];
            return known.Length == 0 ? null : Quantiles.Median(known);
        }

        var reading = HiddenReadings.Smallest(measured.Found, hidden => hidden.Reading);
        var quartiles = Quantiles.Quartiles(perCall);
        return new()
        {
            Mean = joined.Value,
            FirstCall = first.Length == 0 ? null : Quantiles.Median(first),
            LaunchMedian = Quantiles.Median([.. measured.ByIndex.Keys.Select(index => Math.Exp(measured.LogTime(index)))]),
            Interval = joined.IntervalOfValue,
            StdDev = perCall.Length < 2 ? null : Moments.Create(perCall).StandardDeviation,
            StdErr = joined.Value * joined.StdErr,
            Min = quartiles.Min,
            Q1 = quartiles.Q1,
            Median = quartiles.Median,
            Q3 = quartiles.Q3,
            Max = quartiles.Max,
            Launches = joined.N,
            Batches = batches.Length,
            DisturbedShare = batches.Average(b => b.Disturbed ? 1.0 : 0),
            JitShare = batches.Any(b => b.Sample.JitNs is null)
                ? null
                : batches.Sum(b => b.Sample.JitNs!.Value) / batches.Sum(b => b.Sample.WallNs),
            CpuMedian = MedianPerCall(Probe.CpuNs),
            ProcessCpuMedian = MedianPerCall(Probe.ProcessCpuNs),
            WithReading = joined.Value * (1 + (reading is { } share ? Math.Max(0, share) : null)),
            PerLaunch = measured.ByIndex.Keys.ToDictionary(i => i, i => Math.Exp(measured.LogTime(i))),
        };
    }
}
