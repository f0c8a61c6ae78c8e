using Roundup.Catalogue.Planning;
using Roundup.Engine.Builds.Stage;
using Roundup.Engine.Journaling;
using Roundup.Engine.Ledger;
using Roundup.Results.Messages;
using Roundup.Results.Texts;

namespace Roundup.Engine.Running;

internal static class OutdatedResults
{
    private const int MostNamed = 3;

    // Compares what the cases are made of with the part before. Those that changed are verified and measured anew: launches of two builds
    // must not be joined in one serializer.
    public static void Forget(Plan plan, BuildResult built, CaseLedger ledger)
    {
        var now = plan.Cases.Select(planned => built.StampOf(planned) ?? "").ToList();
        if (ledger.State.Stamps is { } before)
        {
            var changed = Enumerable.Range(0, now.Count).Where(index => now[index] != before.ElementAtOrDefault(index)).ToList();
            if (changed.Count > 0)
            {
                ledger.Add(new OutdatedEntry(changed));
                ledger.Notice(new Notice(NoticeCode.ChangedSinceThen, Named(plan, changed), changed.Count.ToString()));
            }
        }

        ledger.Add(new StampsEntry(now));
    }

    // After the last launch: says whose files are no longer those that the run began with.
    public static void NoticeMeanwhile(Plan plan, BuildResult built, CaseLedger ledger)
    {
        var changed = Enumerable.Range(0, plan.Cases.Count)
            .Where(index => built.Failure(plan.Cases[index]) is null)
            .GroupBy(index => built.Worker(plan.Cases[index]))
            .Where(worker => worker.Key.ChangedFile() is not null)
            .SelectMany(worker => worker)
            .ToList();
        if (changed.Count > 0)
        {
            ledger.Notice(new Notice(NoticeCode.ChangedMeanwhile, Named(plan, changed)));
        }
    }

    private static string Named(Plan plan, IEnumerable<int> cases)
    {
        var serializers = cases.Select(index => plan.Cases[index].Id.SerializerName).Distinct().ToList();
        return NameList.Format(serializers, MostNamed);
    }
}
