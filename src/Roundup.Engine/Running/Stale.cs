using Roundup.Engine.Journaling;
using Roundup.Results.Messages;
using Roundup.Results.Texts;

namespace Roundup.Engine.Running;

/// <summary>What changed between two parts of a run, such as an entrant's code, its package or a dataset.</summary>
internal static class Stale
{
    private const int MostNamed = 3;

    /// <summary>
    /// Compares what the cases are made of with the part before. Those that changed are verified and measured anew: launches of two builds
    /// must not be joined in one row.
    /// </summary>
    public static void Forget(RunContext context)
    {
        var now = context.Plan.Cases.Select(planned => context.Built.StampOf(planned) ?? "").ToList();
        if (context.Journal.State.Stamps is { } before)
        {
            var changed = Enumerable.Range(0, now.Count).Where(index => now[index] != before.ElementAtOrDefault(index)).ToList();
            if (changed.Count > 0)
            {
                context.Journal.Add(new StaleEntry(changed));
                context.Notice(new Notice(NoticeCode.ChangedSinceThen, Named(context, changed), changed.Count.ToString()));
            }
        }

        context.Journal.Add(new StampsEntry(now));
    }

    /// <summary>After the last launch: says whose files are no longer those that the run began with.</summary>
    public static void NoticeMeanwhile(RunContext context)
    {
        var changed = Enumerable.Range(0, context.Plan.Cases.Count)
            .Where(index => context.Built.Failure(context.Plan.Cases[index]) is null)
            .GroupBy(index => context.Built.Worker(context.Plan.Cases[index]))
            .Where(worker => worker.Key.ChangedFile() is not null)
            .SelectMany(worker => worker)
            .ToList();
        if (changed.Count > 0)
        {
            context.Notice(new Notice(NoticeCode.ChangedMeanwhile, Named(context, changed)));
        }
    }

    private static string Named(RunContext context, IEnumerable<int> cases)
    {
        var rows = cases.Select(index => context.Plan.Cases[index].Id.RowName).Distinct().ToList();
        return NameList.Of(rows, MostNamed);
    }
}
