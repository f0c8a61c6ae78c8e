using Perfolizer.Mathematics.Common;
using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.Estimates;

/// <summary>
/// What is kept of the batches: an estimate for each launch, and what the batches of a case amount to. Everything else derives from
/// these, whether a file has them or the batches.
/// </summary>
public static class SpeedEstimates
{
    /// <summary>The file with these estimates instead of the batches.</summary>
    public static ResultsFile Kept(ResultsFile file)
    {
        ArgumentNullException.ThrowIfNull(file);
        if (!file.Has(ExperimentNames.Speed))
        {
            return file;
        }

        var speed = file.Of(ExperimentNames.Speed);
        var parts = Estimate(speed).Where(one => one.Estimate is not null).ToDictionary(one => one.Result.Id, Kept);
        return file with
        {
            Machine = file.Machine with { SpeedDrift = file.Machine.SpeedDrift ?? SpeedDrift.Estimate(speed) },
            Cases =
            [
                .. file.Cases.Select(result => !parts.TryGetValue(result.Id, out var part) ? result : result with
                {
                    Experiments = result.Experiments.ToDictionary(
                        known => known.Key, known => known.Key == ExperimentNames.Speed ? part : known.Value),
                }),
            ],
        };
    }

    // In the order of the file. Launches that took turns are estimated together.
    internal static IReadOnlyList<EstimatedCase> Estimate(ResultsFile file)
    {
        var machines = file.Cases.GroupBy(c => c.Id.Table.Target).ToDictionary(g => g.Key, g => new MachineState([.. g]));
        (CaseResult Result, TimedLaunch[] Launches)[] timed =
        [
            .. file.Cases.Select(result => (result, result.Outcome != Outcome.Measured ? [] : (TimedLaunch[])
                [.. result.Launches.Select(launch => TimedLaunch.From(launch, machines[result.Id.Table.Target])).OfType<TimedLaunch>()])),
        ];
        foreach (var launches in timed.SelectMany(one => one.Launches.Select(launch => (one.Result.Id.Table, Launch: launch)))
            .GroupBy(one => (one.Table, one.Launch.Result.Index), one => one.Launch))
        {
            LaunchFit.Apply([.. launches]);
        }

        return [.. timed.Select(one => one.Launches.Length > 0 ? Estimated(one.Result, one.Launches) : Stored(one.Result))];
    }

    private static EstimatedCase Stored(CaseResult result) =>
        result is { Outcome: Outcome.Measured, Part: SpeedData { Estimate: { } estimate } }
        ? new(
            result,
            [
                .. result.Launches.Where(launch => launch.PerCallNs > 0)
                    .Select(launch => new MeasuredLaunch(launch, launch.PerCallNs!.Value)),
            ],
            estimate)
        : new(result, [], null);

    private static EstimatedCase Estimated(CaseResult result, TimedLaunch[] launches)
    {
        Batch[] batches = [.. launches.SelectMany(launch => launch.Batches)];
        double[] perCall = [.. batches.Select(batch => batch.PerCall)];
        HiddenWork[] found = [.. launches.Select(launch => launch.Result.Hidden).OfType<HiddenWork>()];
        var quartiles = Quantiles.Quartiles(perCall);
        var common = HiddenWorkAnalysis.Common(found);
        var estimate = new QuantityValues
        {
            [SpeedQuantities.Batches] = batches.Length,
            [SpeedQuantities.StdDev] = perCall.Length < 2 ? null : Moments.Create(perCall).StandardDeviation,
            [SpeedQuantities.Min] = quartiles.Min,
            [SpeedQuantities.Q1] = quartiles.Q1,
            [SpeedQuantities.Median] = quartiles.Median,
            [SpeedQuantities.Q3] = quartiles.Q3,
            [SpeedQuantities.Max] = quartiles.Max,
            [SpeedQuantities.DisturbedShare] = batches.Average(batch => batch.Disturbed ? 1.0 : 0),
            [SpeedQuantities.ThreadShare] = ThreadShare.Compute([.. launches.Select(launch => launch.Result)]),
            [SpeedQuantities.HiddenLaunches] = found.Length,
            [SpeedQuantities.Reading] = common?.Reading,
            [SpeedQuantities.Mapping] = common?.Mapping,
        };
        foreach (var quantity in SpeedQuantities.All.Where(quantity => quantity.Reading is not null))
        {
            estimate[quantity] = quantity.Reading!.Of == QuantityOf.Launch
                ? OfLaunches(quantity, [.. launches.Select(launch => launch.Result[quantity.Reading]).OfType<double>()])
                : OfBatches(quantity, batches, launches);
        }

        estimate[SpeedQuantities.AllocatedAll] = estimate[SpeedQuantities.Allocated] + common?.AllocatedElsewhereBytes;
        return new(result, [.. launches.Select(launch => new MeasuredLaunch(launch.Result, launch.PerCallNs))], estimate);
    }

    private static double? OfLaunches(Quantity quantity, double[] known) => quantity.Estimator switch
    {
        _ when known.Length == 0 => null,
        Estimator.Median => Quantiles.Median(known),
        Estimator.Min => known.Min(),
        Estimator.Max => known.Max(),
        _ => throw new InvalidOperationException($"no launches are estimated by {quantity.Estimator}: {quantity.Name}"),
    };

    private static double? OfBatches(Quantity quantity, Batch[] batches, TimedLaunch[] launches)
    {
        var reading = quantity.Reading!;
        double? Total() => batches.Any(batch => batch.Sample[reading] is null) ? null : batches.Sum(batch => batch.Sample[reading]);
        return quantity.Estimator switch
        {
            Estimator.ShareOfTime => Total() / batches.Sum(batch => batch.Sample.WallNs),
            Estimator.SumOverThousandCalls => Total() / batches.Sum(batch => (double)batch.Sample.Calls) * 1000,
            Estimator.MedianPerCall => MedianTime(batches, reading),
            Estimator.SumOverCalls => PerCall(launches, reading),
            _ => throw new InvalidOperationException($"no batches are estimated by {quantity.Estimator}: {quantity.Name}"),
        };
    }

    // A reading per call: the median of the launches that have it for every batch. Within a launch it is total over total, so that rare
    // events count in full (a buffer that grows, a collection on the measuring thread); a median over batches would drop them.
    private static double? PerCall(TimedLaunch[] launches, Quantity reading) => Median(
    [
        .. launches
            .Select(launch => launch.Batches.Select(batch => batch.Sample).ToArray())
            .Where(samples => samples.All(sample => sample[reading] is not null))
            .Select(samples => samples.Sum(sample => sample[reading]!.Value) / samples.Sum(sample => (double)sample.Calls)),
    ]);

    private static double? MedianTime(Batch[] batches, Quantity reading) => Median(
    [
        .. batches.Where(batch => batch.Sample[reading] is not null)
            .Select(batch => batch.InQuietState(batch.Sample[reading]!.Value / batch.Sample.Calls)),
    ]);

    private static double? Median(double[] known) => known.Length == 0 ? null : Quantiles.Median(known);

    private static SpeedData Kept(EstimatedCase one) => ((SpeedData)one.Result.Part) with
    {
        Launches =
        [
            .. one.Launches.Select(launch => new LaunchResult
            {
                Index = launch.Result.Index,
                Replica = launch.Result.Replica,
                Settled = launch.Result.Settled,
                Readings = Unestimated(launch.Result),
                PerCallNs = launch.PerCallNs,
            }),
        ],
        Estimate = one.Estimate,
    };

    // What no estimate of the case is made of stays with its launch.
    private static QuantityValues Unestimated(LaunchResult launch)
    {
        var kept = new QuantityValues();
        foreach (var reading in LaunchQuantities.All.Where(one => SpeedQuantities.All.All(estimate => estimate.Reading != one)))
        {
            kept[reading] = launch[reading];
        }

        return kept;
    }
}

internal sealed record EstimatedCase(CaseResult Result, IReadOnlyList<MeasuredLaunch> Launches, QuantityValues? Estimate);

// PerCallNs: in the quiet state of the machine.
internal sealed record MeasuredLaunch(LaunchResult Result, double PerCallNs);
