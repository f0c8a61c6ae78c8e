using Roundup.Catalogue.Planning;
using Roundup.Engine.Builds.Stage;

namespace Roundup.Engine.Experiments.FirstCall;

// The cases that one process runs, one after the other: those of one serializer, operation, target, shape and count, in the suite's order
// of datasets.
// Cases: the cases by index; the first is the first type.
internal sealed record FirstCallGroup(int Number, string Name, IReadOnlyList<int> Cases)
{
    // The groups of a plan. The grouping depends on the plan and the builds alone, so that a resumed run comes to the same.
    public static IReadOnlyList<FirstCallGroup> Of(Plan plan, IEnumerable<int> cases, BuildResult built, Func<int, bool> isOpen)
    {
        var all = cases.Where(index => built.Failure(plan.Cases[index]) is null);
        var groups = all
            .GroupBy(index => (plan.Cases[index].Id.SerializerName, Table: plan.Cases[index].Id.Table with { Dataset = "" }))
            .Select((group, number) => new FirstCallGroup(number, NameOf(group.Key.SerializerName, group.Key.Table), [.. group]));
        return [.. groups.Where(group => group.Cases.Any(isOpen))];
    }

    private static string NameOf(string serializer, TableId table) => $"{serializer} {table.Operation} {table.Target}";
}
