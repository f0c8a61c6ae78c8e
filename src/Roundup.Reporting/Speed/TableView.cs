using Roundup.Analysis.Tables;

namespace Roundup.Reporting.Speed;

// Ranked rows fastest first, references apart, what has no number last. Table: where targets are joined, that of the first.
internal sealed record TableView(
    AnalysedTable Table,
    IReadOnlyList<Row> Ranked,
    IReadOnlyList<Row> References,
    IReadOnlyList<Row> Missing,
    IReadOnlyList<string> Targets)
{
    public IReadOnlyList<Row> Measured { get; } = [.. Ranked, .. References];

    public string TargetText => (Targets.Count == 1 ? "Runtime " : "Runtimes ") + string.Join(", ", Targets);

    public string? BaselineText => Table switch
    {
        { Baseline: null } => null,
        { BaselineIsFallback: true } =>
            $"Ratios are relative to {Table.Baseline}, the exact serializer with the lowest Mean: {Table.Requested} was not measured here.",
        { BaselineIsElsewhere: true } =>
            $"Ratios are relative to {Table.Baseline}: {Table.Requested} was not measured.",
        _ => $"Ratios are relative to {Table.Baseline}.",
    };

    public static IReadOnlyList<TableView> AllOf(SpeedRun run) => run.File.Run.Report is { JoinTargets: true }
        ? [.. run.Analysis.Tables.GroupBy(table => table.Id with { Target = "" }).Select(tables => Of(run, [.. tables]))]
        : [.. run.Analysis.Tables.Select(table => Of(run, [table]))];

    public string Name(Row row) =>
        Targets.Count == 1 ? row.Case.Result.Id.SerializerName : $"{row.Case.Result.Id.SerializerName} on {row.Table.Id.Target}";

    private static TableView Of(SpeedRun run, IReadOnlyList<AnalysedTable> tables)
    {
        var all = tables.SelectMany(table => table.Rows.Select(c => new Row(run, table, c))).ToList();
        if (tables.Count > 1)
        {
            // As within a table: by ratios where every row has one, which bear a drift of the machine.
            var byRatio = all.Where(r => r.Case.Time is not null).All(r => r.Case.Ratio is not null);
            all = [.. all.OrderBy(r => byRatio ? r.Case.Ratio?.Ratio : r.Case.Time?.Mean)];
        }

        var rows = all.ToLookup(r => r.Case.Time is null ? 2 : r.Case.Serializer.IsReference ? 1 : 0);
        return new(tables[0], [.. rows[0]], [.. rows[1]], [.. rows[2]], [.. tables.Select(table => table.Id.Target)]);
    }
}
