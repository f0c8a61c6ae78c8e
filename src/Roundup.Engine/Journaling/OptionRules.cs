using System.Globalization;
using Roundup.Catalogue.Planning;
using Roundup.Results.Reading;

namespace Roundup.Engine.Journaling;

/// <summary>What must be true of the options in a journal, from which the run is planned again.</summary>
internal static class OptionRules
{
    /// <summary>The flaw of an entry; null where there is none.</summary>
    public static Flaw? Of(Entry entry) => entry is not RunEntry run ? null
        : Most("cases", run.Cases.Count, FileLimits.Cases) ?? Of(run.Options);

    private static Flaw? Of(RunOptions options)
    {
        (string Name, int Count)[] lists =
        [
            ("serializers", options.Serializers.Count), ("compressors", options.Compressors.Count), ("datasets", options.Datasets.Count),
            ("counts", options.Counts.Count), ("shapes", options.Shapes.Count), ("operations", options.Operations.Count),
            ("targets", options.Targets.Count), ("packageSources", options.PackageSources.Count),
            ("folders", options.Folders.Count), ("own.ignored", options.Own?.Ignored.Count ?? 0),
        ];
        return lists.Select(list => Most($"options.{list.Name}", list.Count, FileLimits.Values)).FirstOrDefault(flaw => flaw is not null)
            ?? (options.Counts.Any(count => count < 1) ? new("$.options.counts", "a number is below 1") : null);
    }

    private static Flaw? Most(string place, int count, int most) => count <= most ? null
        : new($"$.{place}", string.Create(CultureInfo.InvariantCulture, $"there are {count} of them, and at most {most} are allowed"));
}
