using Roundup.Catalogue.Planning;
using Roundup.Engine.Building;
using Roundup.Results;

namespace Roundup.Engine.Experiments.SteadyState;

/// <summary>
/// Cases whose rows are alive at once and take turns: one dataset and target, each row in one process. Where the data is too big for that,
/// each row is a group by itself and one worker lives at a time.
/// </summary>
/// <param name="Number">The group's number in the plan.</param>
/// <param name="Name">For the progress display.</param>
/// <param name="OneAtATime">Whether one worker lives at a time.</param>
/// <param name="Sets">The sets of cells whose cases a worker has open and warm at once, or warms up one after the other.</param>
internal sealed record LaunchGroup(int Number, string Name, bool OneAtATime, IReadOnlyList<CellSet> Sets)
{
    /// <summary>
    /// A root above this size is measured by one worker at a time, whatever memory there is: caches and memory bandwidth are shared too.
    /// </summary>
    private const double LargeBytes = 16e6;

    private const double WorkerBytes = 100e6;
    private const double MemoryPerCanonicalByte = 20;
    private const double MemoryShare = 0.5;

    /// <summary>All cases.</summary>
    public IEnumerable<int> Cases => Sets.SelectMany(set => set.Cells).SelectMany(cell => cell);

    /// <summary>
    /// The groups of a plan. The grouping depends on the plan and the data alone, so that a resumed run comes to the same.
    /// </summary>
    public static IReadOnlyList<LaunchGroup> Of(Plan plan, BuildResult built, Func<int, bool> isOpen)
    {
        var groups = new List<LaunchGroup>();
        var budget = GC.GetGCMemoryInfo().TotalAvailableMemoryBytes * MemoryShare;
        var all = Enumerable.Range(0, plan.Cases.Count).Where(index => built.Failure(plan.Cases[index]) is null);
        CellId CellOf(int index) => plan.Cases[index].Id.Cell;
        foreach (var byData in all.GroupBy(index => (CellOf(index).Dataset, CellOf(index).Target)))
        {
            var baselines = Math.Max(1, plan.Baselines.Count);
            var cells = byData.GroupBy(CellOf).Select(cell => (Id: cell.Key, Cases: (IReadOnlyList<int>)[.. cell])).ToList();
            var parts = cells.ToLookup(cell => IsTooBig(built.ValuesOf(cell.Id), cell.Cases.Count + baselines, budget));
            if (parts[false].Any())
            {
                var sets = parts[false].GroupBy(cell => cell.Id.Count).Select(set => new CellSet([.. set.Select(cell => cell.Cases)]));
                groups.Add(new(groups.Count, byData.Key.Dataset, OneAtATime: false, [.. sets]));
            }

            foreach (var row in parts[true].SelectMany(cell => cell.Cases).GroupBy(index => plan.Cases[index].Id.RowName))
            {
                var sets = row.GroupBy(index => (CellOf(index).Count, CellOf(index).Shape))
                    .Select(set => new CellSet([.. set.OrderBy(index => CellOf(index).Operation).Select(index => (int[])[index])]));
                groups.Add(new(groups.Count, byData.Key.Dataset, OneAtATime: true, [.. sets]));
            }
        }

        return [.. groups.Where(group => group.Cases.Any(isOpen))];
    }

    private static bool IsTooBig(ValuesFile values, int workers, double budget)
    {
        var bytes = values.Info.CanonicalBytes * Math.Max(2, values.Info.PoolRoots);
        return values.Info.CanonicalBytes > LargeBytes || workers * (WorkerBytes + (bytes * MemoryPerCanonicalByte)) > budget;
    }
}
