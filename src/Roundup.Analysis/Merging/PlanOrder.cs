using Roundup.Results;

namespace Roundup.Analysis.Merging;

/// <summary>
/// The order of a plan's cells: operation, dataset, count, shape, target. Shards know the order of all datasets and targets; of other files
/// it is that in which they come.
/// </summary>
internal sealed class PlanOrder : IComparer<CellId>
{
    private readonly Dictionary<string, int> _datasets;
    private readonly Dictionary<string, int> _targets;

    public PlanOrder(IReadOnlyList<ResultsFile> files)
    {
        var split = files.Select(MergedShards.SplitOf).FirstOrDefault(found => found is not null);
        var cells = files.SelectMany(file => file.Cases).Select(result => result.Id.Cell).ToList();
        _datasets = Places([.. split?.Datasets ?? [], .. cells.Select(cell => cell.Dataset)]);
        _targets = Places([.. split?.Targets ?? [], .. cells.Select(cell => cell.Target)]);
    }

    public int OfDataset(string name) => _datasets.GetValueOrDefault(name, int.MaxValue);

    public int OfTarget(string name) => _targets.GetValueOrDefault(name, int.MaxValue);

    public int Compare(CellId? x, CellId? y) => Key(x!).CompareTo(Key(y!));

    private (int Operation, int Dataset, int Count, int Shape, int Target) Key(CellId cell) =>
        ((int)cell.Operation, OfDataset(cell.Dataset), cell.Count, (int)cell.Shape, OfTarget(cell.Target));

    private static Dictionary<string, int> Places(IEnumerable<string> names) =>
        names.Distinct().Index().ToDictionary(one => one.Item, one => one.Index);
}
