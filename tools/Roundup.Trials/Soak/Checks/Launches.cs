using Roundup.Results;

namespace Roundup.Trials.Soak.Checks;

/// <summary>Checks that no launch and no sample is lost or duplicated.</summary>
internal static class Launches
{
    /// <returns>The violations.</returns>
    public static IEnumerable<string> Check(ResultsFile results)
    {
        foreach (var result in results.Cases)
        {
            var name = $"{result.Id.Serializer} {result.Id.Table.Operation}";
            if (result.Outcome != Outcome.Measured)
            {
                if (result.Launches.Count > 0)
                {
                    yield return $"{name} is {result.Outcome.Word()} and has {result.Launches.Count} launches";
                }

                continue;
            }

            // The baseline runs twice in each launch.
            var replicas = result.Id.Serializer == results.Run.Baseline ? 2 : 1;
            var launches = results.Run.Experiment.Launches;
            var wanted = Enumerable.Range(0, launches).SelectMany(index => Enumerable.Range(0, replicas), (i, r) => (i, r));
            var found = result.Launches.Select(launch => (launch.Index, launch.Replica)).Order().ToList();
            if (!found.SequenceEqual(wanted))
            {
                yield return $"{name} has the launches (index, replica) {string.Join(' ', found)}";
            }

            foreach (var launch in result.Launches)
            {
                foreach (var fault in Samples(launch, results.Run.Experiment.Rounds))
                {
                    yield return $"{name} launch {launch.Index}: {fault}";
                }
            }
        }
    }

    private static IEnumerable<string> Samples(LaunchResult launch, int rounds)
    {
        var found = launch.Samples.Select(sample => sample.Round).ToList();
        if (found.Count < rounds || found.Distinct().Count() != found.Count)
        {
            yield return $"the samples are of the rounds {string.Join(' ', found)}";
        }

        foreach (var sample in launch.Samples)
        {
            if (sample.Calls < 1 || !(sample.WallNs > 0) || !double.IsFinite(sample.WallNs))
            {
                yield return $"round {sample.Round} has {sample.Calls} calls in {sample.WallNs} ns";
            }
        }
    }
}
