using Roundup.Catalogue.Planning;
using Roundup.Engine.Builds.Stage;

namespace Roundup.Engine.Experiments.FirstCall;

/// <summary>
/// The cases that one process runs, one after the other: those of one row, operation, target, shape and count, in the suite's order of
/// datasets.
/// </summary>
/// <param name="Number">The group's number in the plan.</param>
/// <param name="Name">For the progress display.</param>
/// <param name="Cases">The cases by index; the first is the first type.</param>
internal sealed record FirstCallGroup(int Number, string Name, IReadOnlyList<int> Cases)
{
    /// <summary>
    /// The groups of a plan. The grouping depends on the plan and the builds alone, so that a resumed run comes to the same.
    /// </summary>
    public static IReadOnlyList<FirstCallGroup> Of(Plan plan, IEnumerable<int> cases, BuildResult built, Func<int, bool> isOpen)
    {
        var all = cases.Where(index => built.Failure(plan.Cases[index]) is null);
        var groups = all
            .GroupBy(index => (plan.Cases[index].Id.RowName, Table: plan.Cases[index].Id.Table with { Dataset = "" }))
            .Select((group, number) => new FirstCallGroup(number, NameOf(group.Key.RowName, group.Key.Table), [.. group]));
        return [.. groups.Where(group => group.Cases.Any(isOpen))];
    }

    private static string NameOf(string row, TableId table) => $"{row} {table.Operation} {table.Target}";
}
