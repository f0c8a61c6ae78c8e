using Roundup.Catalogue.Definitions;

namespace Roundup.Engine.Experiments.Speed;

// About how long a launch takes, before anything is measured. The numbers are fitted to 19 stored runs on two processors, which took 0.7 to
// 2.2 times as long as they say (docs/measurement.md). Once a part is measured, the rest is estimated from that.
internal static class LaunchCost
{
    // To start a worker and to warm it up with one count, processor seconds: as many warm up at once as there are processors.
    private const double WarmUpSeconds = 1.26;

    // To prepare and check a case, whatever its batches take.
    private const double CaseSeconds = 0.25;

    // A batch with its calls before it and its probes, in lengths of a batch.
    private const double BatchLengths = 2;

    // Long calls of large data, for each byte of the root.
    private const double ByteSeconds = 0.072e-6;

    // A compressor takes about as long again as everything else.
    private const double WithCompressor = 2;

    // The seconds of one launch of some cases.
    public static double Seconds(
        IEnumerable<PlannedCase> cases, IReadOnlyList<string> baselines, Effort effort, Func<TableId, double> rootBytes, int processors)
    {
        var caseSeconds = CaseSeconds + (effort.Rounds * effort.BatchMs * BatchLengths / 1000);
        double Processes(PlannedCase one) => baselines.Contains(one.Id.SerializerName) ? 2 : 1;
        double Factor(PlannedCase one) => one.Compressor is null ? 1 : WithCompressor;
        var known = cases.ToList();
        var warmUps = known.DistinctBy(one => (one.Id.SerializerName, one.Id.Table.Dataset, one.Id.Table.Count, one.Id.Table.Target))
            .Sum(one => Processes(one) * Factor(one));
        return (warmUps * WarmUpSeconds / processors)
            + known.Sum(one => Processes(one) * ((Factor(one) * caseSeconds) + (rootBytes(one.Id.Table) * ByteSeconds)));
    }
}
