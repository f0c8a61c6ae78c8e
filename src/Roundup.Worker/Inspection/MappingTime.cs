using Roundup.Worker.Cases;
using Roundup.Worker.Timing;

namespace Roundup.Worker.Inspection;

// The time of the mapping between the model and a class that a library generated from a schema. It is not in the time of a call.
internal static class MappingTime
{
    private const double LeastNs = 5e6;
    private const int LeastRounds = 5;

    // Of a mapping from this time on, one root is enough, ns.
    private const double LongNs = 1e6;

    // The time of mapping a root, as a share of that of a call; null for a serializer that serializes the model itself.
    public static double? Share<T>(OpenedCase<T> opened, bool serialize, double perCallNs, ThreadClock time)
        where T : notnull
    {
        if (opened.Model.Canonical is not IMapped<T> mapped)
        {
            return null;
        }

        var call = mapped.Mapping(opened.Values.Roots, serialize);
        object? last = null;
        double Ns(int roots)
        {
            time.Start();
            for (var i = 0; i < roots; i++)
            {
                last = call(i);
            }

            return time.StopNs();
        }

        // The first call compiles.
        _ = Ns(1);
        var roots = Ns(1) < LongNs ? opened.Values.PoolRoots : 1;
        double RoundNs() => Ns(roots);
        CompiledCode.WarmUp(() => RoundNs());
        var times = new List<double>();
        for (var left = LeastNs; left > 0 || times.Count < LeastRounds;)
        {
            var round = RoundNs();
            times.Add(round);
            left -= round;
        }

        GC.KeepAlive(last);
        return RepeatedMeasurement.Median(times) / roots / perCallNs;
    }
}
