using System.Text.Json.Serialization.Metadata;
using Roundup.Catalogue;
using Roundup.Engine.Experiments.Speed;
using Roundup.Engine.Journaling;
using Roundup.Results;

namespace Roundup.Trials.Soak.Checks;

/// <summary>Checks that the journal can be read, has each group of launches once, and has the samples of the results.</summary>
internal static class JournalLines
{
    private static readonly IReadOnlyList<JsonDerivedType> s_added = new SpeedState(0).Entries;

    /// <returns>The violations.</returns>
    public static IEnumerable<string> Check(string folder, ResultsFile results)
    {
        if (Read(folder, out var entries) is { } damage)
        {
            yield return damage;
            yield break;
        }

        var cases = results.Cases.Select(result => result.Id.ToString());
        if (!entries.OfType<RunEntry>().Select(run => run.Cases).Single().SequenceEqual(cases))
        {
            yield return "the results have other cases than the journal";
        }

        foreach (var group in entries.OfType<GroupEndEntry>().GroupBy(end => (end.Group, end.Launch)).Where(group => group.Count() > 1))
        {
            yield return $"launch {group.Key.Launch} of group {group.Key.Group} ended {group.Count()} times";
        }

        for (var index = 0; index < results.Cases.Count; index++)
        {
            var result = results.Cases[index];
            foreach (var launch in result.Launches)
            {
                var written = WholeTry(entries, index, launch);
                if (written != launch.Samples.Count)
                {
                    yield return $"{result.Id} launch {launch.Index}: {launch.Samples.Count} samples, {written} in the journal";
                }
            }
        }
    }

    /// <summary>The number of samples of a launch in the journal, without those of unfinished attempts.</summary>
    private static int WholeTry(List<Entry> entries, int index, LaunchResult launch)
    {
        var last = entries.FindLastIndex(entry => entry is GroupStartEntry start && start.Launch == launch.Index);
        return entries.Skip(last).OfType<SampleEntry>()
            .Count(entry => entry.Case == index && entry.Launch == launch.Index && entry.Replica == launch.Replica);
    }

    private static string? Read(string folder, out List<Entry> entries)
    {
        entries = [];
        try
        {
            entries.AddRange(Journal.ReadAll(folder, s_added).Select(line => line.Entry));
            return entries is [RunEntry, ..] ? null : "the journal does not begin with its run";
        }
        catch (RoundupException e)
        {
            return e.Message;
        }
    }
}
