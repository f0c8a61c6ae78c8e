using Roundup.Catalogue.Planning;
using Roundup.Engine.Building;
using Roundup.Results;

namespace Roundup.Engine.Experiments.SteadyState;

/// <summary>
/// Cases whose rows are alive at once and take turns: one dataset, operation and target. Where the data is too big for that, one
/// worker lives at a time.
/// </summary>
/// <param name="Number">The group's number in the plan.</param>
/// <param name="Name">For the progress display.</param>
/// <param name="OneAtATime">Whether one worker lives at a time.</param>
/// <param name="Cells">The cases of each cell, by index.</param>
internal sealed record LaunchGroup(int Number, string Name, bool OneAtATime, IReadOnlyList<IReadOnlyList<int>> Cells)
{
    /// <summary>
    /// A root above this size is measured by one worker at a time, whatever memory there is: caches and memory bandwidth are shared too.
    /// </summary>
    private const double LargeBytes = 16e6;

    private const double WorkerBytes = 100e6;
    private const double MemoryPerCanonicalByte = 20;
    private const double MemoryShare = 0.5;

    /// <summary>All cases.</summary>
    public IEnumerable<int> Cases => Cells.SelectMany(cell => cell);

    /// <summary>
    /// The groups of a plan. The grouping depends on the plan and the data alone, so that a resumed run comes to the same.
    /// </summary>
    public static IReadOnlyList<LaunchGroup> Of(Plan plan, BuildResult built, Func<int, bool> isOpen)
    {
        var groups = new List<LaunchGroup>();
        var budget = GC.GetGCMemoryInfo().TotalAvailableMemoryBytes * MemoryShare;
        var all = Enumerable.Range(0, plan.Cases.Count).Where(index => built.Failure(plan.Cases[index]) is null);
        CellId CellOf(int index) => plan.Cases[index].Id.Cell;
        foreach (var byWork in all.GroupBy(index => (CellOf(index).Dataset, CellOf(index).Operation, CellOf(index).Target)))
        {
            var cells = byWork.GroupBy(index => plan.Cases[index].Id.Cell).ToList();
            var baselines = Math.Max(1, plan.Baselines.Count);
            foreach (var part in cells.GroupBy(cell => IsTooBig(built.ValuesOf(cell.Key), cell.Count() + baselines, budget)))
            {
                var name = $"{byWork.Key.Dataset} {byWork.Key.Operation}";
                groups.Add(new LaunchGroup(groups.Count, name, part.Key, [.. part.Select(cell => (IReadOnlyList<int>)[.. cell])]));
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
