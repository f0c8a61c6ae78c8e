using Roundup.Catalogue.Planning;
using Roundup.Engine.Builds.Datasets;
using Roundup.Engine.Builds.Stage;

namespace Roundup.Engine.Experiments.Speed;

// Cases whose serializers are alive at once and take turns: one dataset and target, each serializer in one process. Where a root is too big
// for that, each serializer is a group by itself and one worker lives at a time.
// Number: the group's number in the plan.
// Name: for the progress display.
// MostAlive: how many workers may live at once: there is memory for no more. Where there are more serializers, they take turns in blocks.
// Sets: the sets of tables whose cases a worker has open and warm at once, or warms up one after the other.
internal sealed record LaunchGroup(int Number, string Name, int MostAlive, IReadOnlyList<TableSet> Sets)
{
    // The baseline's two processes and two serializers: with fewer, serializers are not compared side by side.
    private const int LeastAlive = 4;

    // A root above this size is measured by one worker at a time, whatever memory there is: caches and memory bandwidth are shared too.
    private const double LargeBytes = 16e6;

    private const double WorkerBytes = 100e6;
    private const double MemoryPerCanonicalByte = 20;

    public bool OneAtATime => MostAlive == 1;

    public IEnumerable<int> Cases => Sets.SelectMany(set => set.Tables).SelectMany(table => table);

    // The groups of a plan. The grouping depends on the plan and the data alone, so that a resumed run comes to the same.
    public static IReadOnlyList<LaunchGroup> Of(
        Plan plan,
        IEnumerable<int> taken,
        BuildResult built,
        double memoryBytes,
        Func<int, bool> isOpen)
    {
        var groups = new List<LaunchGroup>();
        var all = taken.Where(index => built.Failure(plan.Cases[index]) is null);
        TableId TableOf(int index) => plan.Cases[index].Id.Table;
        foreach (var byData in all.GroupBy(index => (TableOf(index).Dataset, TableOf(index).Target)))
        {
            var tables = byData.GroupBy(TableOf).Select(table => (Id: table.Key, Cases: (IReadOnlyList<int>)[.. table])).ToList();
            var parts = tables.ToLookup(table => Alive(built.ValuesOf(table.Id), memoryBytes) < LeastAlive);
            if (parts[false].Any())
            {
                var sets = parts[false].GroupBy(table => table.Id.Count).Select(set => new TableSet([.. set.Select(table => table.Cases)]));
                var alive = parts[false].Min(table => Alive(built.ValuesOf(table.Id), memoryBytes));
                groups.Add(new(groups.Count, byData.Key.Dataset, alive, [.. sets]));
            }

            foreach (var serializer in parts[true].SelectMany(table => table.Cases).GroupBy(index => plan.Cases[index].Id.SerializerName))
            {
                var sets = serializer.GroupBy(index => (TableOf(index).Count, TableOf(index).Shape))
                    .Select(set => new TableSet([.. set.OrderBy(index => TableOf(index).Operation).Select(index => (int[])[index])]));
                groups.Add(new(groups.Count, byData.Key.Dataset, MostAlive: 1, [.. sets]));
            }
        }

        return [.. groups.Where(group => group.Cases.Any(isOpen))];
    }

    // How many workers with some values may live at once; 1 for a large root.
    private static int Alive(ValuesFile values, double memoryBytes)
    {
        var bytes = values.Info.CanonicalBytes * Math.Max(2, values.Info.PoolRoots);
        return values.Info.CanonicalBytes > LargeBytes ? 1 : (int)(memoryBytes / (WorkerBytes + (bytes * MemoryPerCanonicalByte)));
    }
}
