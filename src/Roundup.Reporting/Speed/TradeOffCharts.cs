using Roundup.Analysis.Experiments.Speed;
using Roundup.Analysis.Rankings;
using Roundup.Reporting.Charts;
using Roundup.Reporting.Text;

namespace Roundup.Reporting.Speed;

internal static class TradeOffCharts
{
    // More names would not be legible.
    private const int NamedAtMost = 20;

    public static IEnumerable<ScatterChart> Create(AnalysedRun run, ChartNames names) =>
        run.TradeOffs.Select(tradeOff => Create(tradeOff, names));

    private static ScatterChart Create(TradeOff tradeOff, ChartNames names)
    {
        var title = $"Time and size: {tradeOff.Dataset} x{tradeOff.Count:N0}, {tradeOff.Shape}, {tradeOff.Target}";
        var rows = tradeOff.Rows.Where(r => !r.Serializer.IsReference).ToList();
        var named = rows.OrderByDescending(r => r.Serialize.IsBaseline)
            .ThenByDescending(r => r.IsParetoOptimal && r.IsExact && !rows.Exists(other => IsBetter(other, r)))
            .ThenByDescending(r => r.IsParetoOptimal)
            .ThenBy(r => r.TimeNs)
            .Take(NamedAtMost)
            .ToHashSet();
        var subtitle = "Down and to the left is better" + (rows.TrueForAll(r => r.IsExact) ? "" : "; hollow: lossy or unchecked");
        return new(
            names.Format(
                "time-and-size",
                tradeOff.Dataset,
                tradeOff.Count.ToString(CultureInfo.InvariantCulture),
                tradeOff.Shape.ToString(),
                tradeOff.Target),
            title,
            subtitle,
            [.. rows.Select(r => new Dot(
                TradeOffText.Label(r), Math.Max(1, r.SizeBytes), r.TimeNs, MeaningOf(r), !r.IsExact, named.Contains(r))
            {
                Version = r.Serializer.Package is null ? null : r.Serializer.Version,
            })]);
    }

    private static Meaning MeaningOf(TradeOffRow row) =>
        row.IsParetoOptimal ? Meaning.Better : row.Serialize.IsBaseline ? Meaning.Baseline : Meaning.Row;

    // Whether the estimates alone say so: of many Pareto-optimal ones those at the edge get their names first.
    private static bool IsBetter(TradeOffRow other, TradeOffRow row) =>
        other.IsParetoOptimal && other.IsExact && other.SizeBytes <= row.SizeBytes && other.TimeNs < row.TimeNs;
}

internal static class TradeOffText
{
    // Null for an exact serializer of which nothing is to be said.
    public static string? Mark(TradeOffRow row)
    {
        string?[] marks =
        [
            row.Serializer.IsReference ? "reference" : row.IsExact ? null : Wording.Describe(row.Fidelity),
            row.IsLazy ? "lazy" : null,
        ];
        return string.Join(", ", marks.OfType<string>()) is { Length: > 0 } text ? text : null;
    }

    public static string Name(TradeOffRow row) => Named(row, row.Conditions.Words);

    public static string Label(TradeOffRow row) => Named(row, row.Conditions.Labels);

    private static string Named(TradeOffRow row, IEnumerable<string> conditions)
    {
        string[] words = [.. Mark(row) is { } mark ? (string[])[mark] : [], .. conditions.Where(word => word != Mark(row))];
        return row.SerializerName + (words.Length > 0 ? $" ({string.Join(", ", words)})" : "");
    }
}
