using System.Globalization;
using Roundup.Results;
using Roundup.Results.Messages;

namespace Roundup.Analysis.Merging;

/// <summary>The shards that are in a file.</summary>
internal static class MergedShards
{
    /// <summary>How the suite was split; null where the file is of no shard.</summary>
    public static ShardInfo? SplitOf(ResultsFile file) => Of(file).FirstOrDefault();

    /// <summary>What is said where shards are missing; empty where all are there. An empty shard has no file and is not missing.</summary>
    public static IEnumerable<Notice> Missing(IReadOnlyList<RunPart> parts, int cases)
    {
        var shards = parts.Select(part => part.Shard).OfType<ShardInfo>().ToList();
        if (shards.Count > 0 && cases < shards[0].Cases)
        {
            var found = shards.Select(shard => shard.Number).ToHashSet();
            var missing = Enumerable.Range(1, shards[0].Count).Where(number => !found.Contains(number)).Select(Text);
            yield return new(
                NoticeCode.ShardsMissing,
                string.Join(", ", missing),
                Text(shards[0].Count),
                Text(shards[0].Cases - cases),
                Text(shards[0].Cases));
        }
    }

    private static IEnumerable<ShardInfo> Of(ResultsFile file) =>
        (file.Parts?.Select(part => part.Shard) ?? [file.Run.Shard]).OfType<ShardInfo>();

    private static string Text(int number) => number.ToString(CultureInfo.InvariantCulture);
}
