namespace Roundup.Engine.Running;

/// <summary>Leaves out what a comparison has no use for: one side alone, and what would be measured beside nothing.</summary>
internal static class OneSided
{
    /// <summary>Ends all cases where no row can be compared, as with a runtime that is not here: before minutes are spent.</summary>
    public static void EndWithoutPair(RunContext context)
    {
        if (context.Plan.Comparison is not null
            && !Pairs(context).Exists(pair => context.IsOpen(pair.Before) && context.IsOpen(pair.After)))
        {
            End(context, Enumerable.Range(0, context.Plan.Cases.Count), "no row can be compared here");
        }
    }

    /// <summary>Ends the cases of an experiment whose other side has ended, and those of tables in which no pair is left.</summary>
    /// <param name="context">The experiment's.</param>
    /// <param name="comparesRows">Whether rows of one table are compared.</param>
    public static void LeaveOut(RunContext context, bool comparesRows)
    {
        if (context.Plan.Comparison is not { } comparison)
        {
            return;
        }

        var pairs = Pairs(context);
        foreach (var (before, after) in pairs.Where(pair => context.IsOpen(pair.Before) != context.IsOpen(pair.After)))
        {
            // A side that ended while it was measured has launches of both to show.
            if (context.Launches(before) + context.Launches(after) == 0)
            {
                End(context, [before, after], "the other side of the comparison has no result here");
            }
        }

        if (comparesRows)
        {
            TableId TableOf(int index) => context.Plan.Cases[index].Id.Table is var table && comparison.Targets is null ? table
                : table with { Target = "" };
            var compared = pairs.Where(pair => context.IsOpen(pair.Before) || context.IsOpen(pair.After))
                .Select(pair => TableOf(pair.After)).ToHashSet();
            End(
                context,
                context.Cases.Where(index => !compared.Contains(TableOf(index)) && context.Launches(index) == 0),
                "no row of its table can be compared here");
        }
    }

    private static List<(int Before, int After)> Pairs(RunContext context)
    {
        var places = context.Plan.Cases.Index().ToDictionary(planned => planned.Item.Id, planned => planned.Index);
        return
        [
            .. from after in places
               let id = context.Plan.Comparison!.BaseOf(after.Key)
               where id is not null && places.ContainsKey(id)
               select (places[id], after.Value),
        ];
    }

    private static void End(RunContext context, IEnumerable<int> cases, string reason)
    {
        foreach (var index in cases.Where(context.IsOpen).ToList())
        {
            context.End(index, Outcome.Skipped, reason);
        }
    }
}
