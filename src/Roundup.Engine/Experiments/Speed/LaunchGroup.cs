using Roundup.Catalogue.Planning;
using Roundup.Engine.Builds.Datasets;
using Roundup.Engine.Builds.Stage;

namespace Roundup.Engine.Experiments.Speed;

/// <summary>
/// Cases whose rows are alive at once and take turns: one dataset and target, each row in one process. Where a root is too big for that,
/// each row is a group by itself and one worker lives at a time.
/// </summary>
/// <param name="Number">The group's number in the plan.</param>
/// <param name="Name">For the progress display.</param>
/// <param name="MostAlive">
/// How many workers may live at once: there is memory for no more. Where there are more rows, they take turns in blocks.
/// </param>
/// <param name="Sets">The sets of tables whose cases a worker has open and warm at once, or warms up one after the other.</param>
internal sealed record LaunchGroup(int Number, string Name, int MostAlive, IReadOnlyList<TableSet> Sets)
{
    /// <summary>The baseline's two processes and two rows: with fewer, rows are not compared side by side.</summary>
    private const int LeastAlive = 4;

    /// <summary>
    /// A root above this size is measured by one worker at a time, whatever memory there is: caches and memory bandwidth are shared too.
    /// </summary>
    private const double LargeBytes = 16e6;

    private const double WorkerBytes = 100e6;
    private const double MemoryPerCanonicalByte = 20;

    /// <summary>Whether one worker lives at a time.</summary>
    public bool OneAtATime => MostAlive == 1;

    public IEnumerable<int> Cases => Sets.SelectMany(set => set.Tables).SelectMany(table => table);

    /// <summary>
    /// The groups of a plan. The grouping depends on the plan and the data alone, so that a resumed run comes to the same.
    /// </summary>
    /// <param name="plan">The plan.</param>
    /// <param name="taken">The cases of the plan that are measured.</param>
    /// <param name="built">What was built.</param>
    /// <param name="memoryBytes">What the workers that live at once may take together.</param>
    /// <param name="isOpen">Whether a case is still to be worked on.</param>
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

            foreach (var row in parts[true].SelectMany(table => table.Cases).GroupBy(index => plan.Cases[index].Id.RowName))
            {
                var sets = row.GroupBy(index => (TableOf(index).Count, TableOf(index).Shape))
                    .Select(set => new TableSet([.. set.OrderBy(index => TableOf(index).Operation).Select(index => (int[])[index])]));
                groups.Add(new(groups.Count, byData.Key.Dataset, MostAlive: 1, [.. sets]));
            }
        }

        return [.. groups.Where(group => group.Cases.Any(isOpen))];
    }

    /// <summary>How many workers with some values may live at once; 1 for a large root.</summary>
    private static int Alive(ValuesFile values, double memoryBytes)
    {
        var bytes = values.Info.CanonicalBytes * Math.Max(2, values.Info.PoolRoots);
        return values.Info.CanonicalBytes > LargeBytes ? 1 : (int)(memoryBytes / (WorkerBytes + (bytes * MemoryPerCanonicalByte)));
    }
}
