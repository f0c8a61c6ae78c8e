using Roundup.Catalogue.Planning;
using Roundup.Engine.Ledger;

namespace Roundup.Engine.Running;

// Leaves out what a comparison has no use for: one side alone, and what would be measured beside nothing.
internal static class OneSided
{
    // Ends all cases where no serializer can be compared, as with a runtime that is not here: before minutes are spent.
    public static void EndWithoutPair(Plan plan, CaseLedger ledger)
    {
        if (plan.Comparison is not null
            && !Pairs(plan).Exists(pair => ledger.IsOpen(pair.Before) && ledger.IsOpen(pair.After)))
        {
            End(ledger, Enumerable.Range(0, plan.Cases.Count), "no serializer can be compared here");
        }
    }

    // Ends the cases of an experiment whose other side has ended, and those of tables in which no pair is left.
    public static void LeaveOut(ExperimentScope scope, bool comparesSerializers)
    {
        if (scope.Plan.Comparison is not { } comparison)
        {
            return;
        }

        var ledger = scope.Ledger;
        var pairs = Pairs(scope.Plan);
        foreach (var (before, after) in pairs.Where(pair => ledger.IsOpen(pair.Before) != ledger.IsOpen(pair.After)))
        {
            // A side that ended while it was measured has launches of both to show.
            if (ledger.Launches(before) + ledger.Launches(after) == 0)
            {
                End(ledger, [before, after], "the other side of the comparison has no result here");
            }
        }

        if (comparesSerializers)
        {
            TableId TableOf(int index) => scope.Plan.Cases[index].Id.Table is var table && comparison.Targets is null ? table
                : table with { Target = "" };
            var compared = pairs.Where(pair => ledger.IsOpen(pair.Before) || ledger.IsOpen(pair.After))
                .Select(pair => TableOf(pair.After)).ToHashSet();
            End(
                ledger,
                scope.Cases.Where(index => !compared.Contains(TableOf(index)) && ledger.Launches(index) == 0),
                "no serializer of its table can be compared here");
        }
    }

    private static List<(int Before, int After)> Pairs(Plan plan)
    {
        var places = plan.Cases.Index().ToDictionary(planned => planned.Item.Id, planned => planned.Index);
        return
        [
            .. from after in places
               let id = plan.Comparison!.BaseOf(after.Key)
               where id is not null && places.ContainsKey(id)
               select (places[id], after.Value),
        ];
    }

    private static void End(CaseLedger ledger, IEnumerable<int> cases, string reason)
    {
        foreach (var index in cases.Where(ledger.IsOpen).ToList())
        {
            ledger.End(index, Outcome.Skipped, reason);
        }
    }
}
