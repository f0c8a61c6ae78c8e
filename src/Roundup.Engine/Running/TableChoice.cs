using Roundup.Catalogue.Planning;

namespace Roundup.Engine.Running;

// Which tables a budget is spent on. Tables are measured whole, with all their rows, or left out: first targets, then shapes, then data.
// Both operations of a table's data go together.
internal sealed class TableChoice
{
    private const int MostNames = 6;

    private readonly Plan _plan;
    private readonly List<IReadOnlyList<int>> _tables;
    private readonly Dictionary<int, int> _places;
    private int _taken;

    public TableChoice(Plan plan, IEnumerable<int> cases, bool joinsDatasets = false)
    {
        _plan = plan;
        TableId TableOf(int index) => plan.Cases[index].Id.Table;
        var tables = cases
            .GroupBy(index =>
                plan.Cases[index].Id.WithoutOperation().Table is var table && joinsDatasets ? table with { Dataset = "" } : table)
            .Select(table => (IReadOnlyList<int>)[.. table])
            .ToList();
        IEnumerable<string> preferred = plan.BaselineTarget is { } first ? plan.PreferredTargets.Prepend(first) : plan.PreferredTargets;
        var targets = Order(preferred, tables, table => table.Target);
        var shapes = Order([Shape.Bytes, .. plan.PreferredShapes], tables, table => table.Shape);
        var counts = plan.Cases.GroupBy(planned => planned.Id.Table.Dataset)
            .ToDictionary(data => data.Key, data => data.Select(planned => planned.Id.Table.Count).Distinct().Order().ToList());
        int PlaceOfCount(TableId table) => counts[table.Dataset].IndexOf(table.Count);

        // The first count of each dataset comes before the second of any.
        _tables =
        [
            .. tables.OrderBy(table => targets.IndexOf(TableOf(table[0]).Target))
                .ThenBy(table => shapes.IndexOf(TableOf(table[0]).Shape))
                .ThenBy(table => PlaceOfCount(TableOf(table[0]))),
        ];
        _places = _tables.Index().SelectMany(table => table.Item.Select(index => (index, table.Index))).ToDictionary();
        _taken = _tables.Count;

        List<T> Order<T>(IEnumerable<T> wanted, List<IReadOnlyList<int>> all, Func<TableId, T> part) =>
            [.. wanted.Concat(all.Select(table => part(TableOf(table[0])))).Distinct()];
    }

    public bool IsEmpty => _tables.Count == 0;

    // Whether the first tables alone, those of both operations, are measured.
    public bool IsFirstAlone => _taken == 1;

    // The number of tables, one for each operation.
    public int Count => CountOf(_tables);

    public int Taken => CountOf(_tables.Take(_taken));

    public IReadOnlyCollection<int> Cases => [.. _tables.Take(_taken).SelectMany(table => table)];

    public bool Takes(int index) => Place(index) < _taken;

    // The place of a case's table in the order of preference, from 0.
    public int Place(int index) => _places.GetValueOrDefault(index, int.MaxValue);

    // Leaves tables out, the least preferred first, until those that are left fit. The first one stays.
    public bool Fit(Func<IReadOnlyCollection<int>, bool> fits, Func<int, bool> isBegun)
    {
        while (!fits(Cases))
        {
            if (_taken <= 1 || _tables[_taken - 1].Any(isBegun))
            {
                return false;
            }

            _taken--;
        }

        return true;
    }

    // Adds tables in the order of preference, as long as they fit and are not begun.
    public void Extend(Func<IReadOnlyCollection<int>, bool> fits, Func<int, bool> isBegun)
    {
        while (_taken < _tables.Count && !_tables[_taken].Any(isBegun))
        {
            _taken++;
            if (!fits(Cases))
            {
                _taken--;
                return;
            }
        }
    }

    public string First => Name(_tables[0]);

    // What is left out, in words: targets and shapes that are left out everywhere by their names.
    public string Omitted
    {
        get
        {
            TableId IdOf(IReadOnlyList<int> cases) => _plan.Cases[cases[0]].Id.Table;
            var taken = _tables.Take(_taken).Select(IdOf).ToList();
            List<string> names = [];
            foreach (var cases in _tables.Skip(_taken))
            {
                var table = IdOf(cases);
                names.Add(
                    taken.TrueForAll(one => one.Target != table.Target) ? table.Target
                    : taken.TrueForAll(one => one.Shape != table.Shape) ? $"{table.Shape}"
                    : taken.TrueForAll(one => one.Dataset != table.Dataset) ? table.Dataset
                    : Name(cases));
            }

            var distinct = names.Distinct().ToList();
            return string.Join(", ", distinct.Take(MostNames))
                + (distinct.Count > MostNames ? $" and {distinct.Count - MostNames} more" : "");
        }
    }

    private int CountOf(IEnumerable<IReadOnlyList<int>> tables) =>
        tables.SelectMany(table => table).Select(index => _plan.Cases[index].Id.Table).Distinct().Count();

    private string Name(IReadOnlyList<int> table)
    {
        var tables = table.Select(index => _plan.Cases[index].Id.Table).ToList();
        var datasets = string.Join(" and ", tables.Select(id => id.Dataset).Distinct());
        return $"{datasets} x{tables[0].Count} {tables[0].Shape} {tables[0].Target}";
    }
}
