using System.Globalization;
using Roundup.Results.Messages;

namespace Roundup.Analysis.Merging;

internal static class MergedShards
{
    // Null where the file is of no shard.
    public static ShardInfo? SplitOf(ResultsFile file) => Merge(file).FirstOrDefault();

    // Empty where all are there. An empty shard has no file and is not missing.
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

    private static IEnumerable<ShardInfo> Merge(ResultsFile file) =>
        (file.Parts?.Select(part => part.Shard) ?? [file.Run.Shard]).OfType<ShardInfo>();

    private static string Text(int number) => number.ToString(CultureInfo.InvariantCulture);
}

// The order of a plan's tables: operation, dataset, count, shape, target. Shards know the order of all datasets and targets; of others it
// is that in which they come.
internal sealed class PlanOrder : IComparer<TableId>
{
    private readonly Dictionary<string, int> _datasets;
    private readonly Dictionary<string, int> _targets;

    public PlanOrder(IReadOnlyList<ResultsFile> files)
    {
        var split = files.Select(MergedShards.SplitOf).FirstOrDefault(found => found is not null);
        var tables = files.SelectMany(file => file.Cases).Select(result => result.Id.Table).ToList();
        _datasets = Places([.. split?.Datasets ?? [], .. tables.Select(table => table.Dataset)]);
        _targets = Places([.. split?.Targets ?? [], .. tables.Select(table => table.Target)]);
    }

    public int OfDataset(string name) => _datasets.GetValueOrDefault(name, int.MaxValue);

    public int OfTarget(string name) => _targets.GetValueOrDefault(name, int.MaxValue);

    public int Compare(TableId? x, TableId? y) => Key(x!).CompareTo(Key(y!));

    private (int Operation, int Dataset, int Count, int Shape, int Target) Key(TableId table) =>
        ((int)table.Operation, OfDataset(table.Dataset), table.Count, (int)table.Shape, OfTarget(table.Target));

    private static Dictionary<string, int> Places(IEnumerable<string> names) =>
        names.Distinct().Index().ToDictionary(one => one.Item, one => one.Index);
}
