using Roundup.Catalogue.Planning;

namespace Roundup.Engine.Experiments.Speed;

// Serializers of big data that take much longer than the others take part in fewer launches: their calls are long and differ little from
// launch to launch, and a few of them would take most of the time. The baseline takes part in all, because ratios are paired by launch.
internal sealed class SlowGroups(IReadOnlyList<LaunchGroup> groups, FinishedLaunches finished, Plan plan, int launches)
{
    // The launches that every serializer has.
    private const int Least = 3;

    // From how many times the median of all on a serializer is slow.
    private const double Slow = 2;

    // Whether a group sits a launch out. It never does where launches are added, which is because it needs them.
    public bool SitsOut(LaunchGroup group, int launch)
    {
        if (!group.OneAtATime || launch < Least || launch >= launches
            || group.Cases.Any(index => plan.Baselines.Contains(plan.Cases[index].Id.SerializerName)))
        {
            return false;
        }

        var known = groups.Where(other => other.OneAtATime).Select(other => finished.SecondsOf(other.Number)).OfType<double>();
        double[] seconds = [.. known.Order()];
        return finished.SecondsOf(group.Number) > Slow * seconds.ElementAtOrDefault(seconds.Length / 2);
    }
}
