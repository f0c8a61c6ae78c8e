using Roundup.Analysis.SteadyState.Cases;
using Roundup.Analysis.SteadyState.Ratios;
using Roundup.Results;

namespace Roundup.Analysis.SteadyState.Replicas;

/// <summary>
/// Takes the two processes of a case apart and compares them in the way in which a row is compared with the baseline, so that what is seen
/// of them is what the ratios of the run are worth.
/// </summary>
internal static class ReplicaPair
{
    /// <summary>The second process against the first; null where the case did not run twice in any launch.</summary>
    public static ReplicaRatio? Compare(MeasuredCase measured)
    {
        if (measured.Launches.All(launch => launch.Result.Replica == 0))
        {
            return null;
        }

        var logs = Pairing.LogRatios(Only(measured, 1), Only(measured, 0));
        return logs.Count == 0 ? null : ReplicaRatio.Of(measured.Result.Id, logs.Values);
    }

    private static MeasuredCase Only(MeasuredCase measured, int replica)
    {
        var launches = measured.Result.Launches.Where(launch => launch.Replica == replica);
        return new(measured.Result with { Data = new SteadyStateData([.. launches]) }, measured.Serializer);
    }
}
