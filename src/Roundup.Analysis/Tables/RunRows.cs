using Roundup.Analysis.Estimates;
using Roundup.Analysis.Statistics;

namespace Roundup.Analysis.Tables;

// Before the statistics of the tables: reports and the stopping rule start from it.
internal sealed record RunRows(IReadOnlyList<MeasuredCase> Cases, IReadOnlyList<TableRows> Tables, VariancePrior OfRun)
{
    // baseline: a serializer (or serializer@target) to compare with instead of the run's baseline.
    public static RunRows Of(ResultsFile file, string? baseline = null)
    {
        var infos = SerializerInfos.Of(file);
        var cases = MeasuredCase.Of(file, name => infos[name]);
        var tables = cases.GroupBy(c => c.Result.Id.Table).ToDictionary(g => g.Key, g => g.ToArray());
        var requested = RequestedBaseline.Of(file, baseline);
        TableId[] ids = [.. file.Cases.Select(c => c.Id.Table).Distinct()];
        var joined = file.Run.Report is { JoinTargets: true }
            ? ids.GroupBy(Place).ToDictionary(
                group => group.Key,
                group => BaselineChoice.OfAll([.. group], [.. group.SelectMany(id => tables[id])], tables, requested))
            : [];
        TableRows[] rows =
        [
            .. ids.Select(id => new TableRows(
                id,
                tables[id],
                joined.GetValueOrDefault(Place(id)) ?? BaselineChoice.Of(id, tables[id], tables, requested),
                requested)),
        ];
        return new(cases, rows, rows.Any(table => table.Pairs.Variances.Values.Count > 0)
            ? VariancePrior.Of(rows.Select(table => ((table.Id.Dataset, table.Id.Target), table.Pairs.Variances)))
            : OfReplicas(cases));
    }

    public VariancePrior Prior(TableRows table) => table.Pairs.Prior(OfRun);

    public IReadOnlyList<AnalysedTable> Analysed() => [.. Tables.Select(table => TableAnalysis.Analyse(table, Prior(table)))];

    // What the tables of a table with joined targets have in common.
    private static TableId Place(TableId id) => id with { Target = "" };

    // What the two processes of serializers that ran twice say, where no serializer has two launches: the true difference is 0. Those of
    // one dataset come from the same processes.
    private static VariancePrior OfReplicas(IReadOnlyList<MeasuredCase> cases)
    {
        var replicas = cases.Select(row => (row.Result.Id.Table, Logs: row.LogReplicas)).Where(row => row.Logs.Count > 0).ToList();
        var freedom = replicas.DistinctBy(row => (row.Table.Dataset, row.Table.Target)).Count();
        return freedom == 0 ? VariancePrior.None
            : new(replicas.SelectMany(row => row.Logs).Average(log => log * log), freedom, freedom);
    }
}
