using Roundup.Results.Messages;
using Roundup.Results.Texts;

namespace Roundup.Engine.Running;

internal static class BudgetNotice
{
    // Launches that each table is to have: one says nothing of how sure it is.
    public const int LeastLaunches = 2;

    // Leaves out what the budget does not buy; null: it buys everything.
    // cost: how long a launch of some cases takes, seconds.
    public static Notice? Fit(
        TableChoice choice, TimeSpan budget, int launches, Func<IReadOnlyCollection<int>, double> cost, Func<int, bool> isBegun)
    {
        if (choice.IsEmpty)
        {
            return null;
        }

        var least = Math.Min(launches, LeastLaunches);
        var (seconds, all) = (budget.TotalSeconds, cost(choice.Cases) * launches);
        if (all <= seconds)
        {
            return null;
        }

        var fits = choice.Fit(cases => cost(cases) * least <= seconds, isBegun);
        string Number(double number) => number.ToString("0", CultureInfo.InvariantCulture);
        var (text, whole, share) = (TimeText.Format(seconds), TimeText.Format(all), Number(Math.Max(1, seconds / all * 100)) + " %");
        return !fits && choice.IsFirstAlone
            ? new(NoticeCode.BudgetBuysNoTable, text, TimeText.Format(cost(choice.Cases) * least), choice.First, whole)
            : choice.Taken == choice.Count
            ? new(NoticeCode.BudgetBuysLaunches, text, share, whole)
            : new(NoticeCode.BudgetBuysTables, text, share, whole, Number(choice.Taken), Number(choice.Count), choice.Omitted);
    }

    public static void AddOmitted(ExperimentScope scope)
    {
        if (scope.Plan.Options.Budget is { } budget)
        {
            var ledger = scope.Ledger;
            var open = scope.Cases.Where(index => ledger.IsOpen(index) || scope.Steps.IsCutOff(index)).ToList();
            var left = open.Count(index => ledger.Launches(index) == 0);
            var fewer = open.Count(index => ledger.Launches(index) < scope.Effort.Launches) - left;
            if (left + fewer > 0)
            {
                var time = TimeText.Format(budget.TotalSeconds);
                var where = scope.Plan.Experiments.Count == 1 ? time : $"{time}, in {scope.Name},";
                ledger.Notice(new Notice(NoticeCode.BudgetLeftOut, where, left.ToString(), open.Count.ToString(), fewer.ToString()));
            }
        }
    }
}
