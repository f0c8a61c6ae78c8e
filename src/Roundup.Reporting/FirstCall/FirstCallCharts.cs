using Roundup.Analysis.Experiments.FirstCall;
using Roundup.Reporting.Charts;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Tables;

namespace Roundup.Reporting.FirstCall;

internal static class FirstCallCharts
{
    private const string Medians = "Medians over new processes";

    // None for a target on which fewer than two serializers have a number.
    public static IEnumerable<StackedBarChart> Create(IReadOnlyList<FirstCallRow> rows, ChartNames names) =>
        from target in rows.Where(row => row.First is not null).GroupBy(row => row.Target)
        where target.Count() > 1
        let first = target.First()
        select Chart(
            names.Format("first-calls", first.Operation.ToString(), first.Shape.ToString(), target.Key), target.Key, Ordered(target));

    private static IReadOnlyList<FirstCallRow> Ordered(IEnumerable<FirstCallRow> rows) =>
        [.. rows.OrderBy(row => row.Serializer.IsReference).ThenBy(row => row.First!.Time.Median)];

    private static StackedBarChart Chart(string file, string target, IReadOnlyList<FirstCallRow> rows)
    {
        var operation = Colours.Choose(rows[0].Operation);
        StackedBar[] bars = [.. rows.Select(row => Bar(row, operation))];
        (Meaning Meaning, string Name)[] parts =
        [
            (operation, "types and assemblies loaded, and the library's own work"),
            (Meaning.Compiled, "code compiled"),
            (Meaning.Row, "parts not known"),
        ];
        return new(
            file,
            $"{FirstCallTitle.Format(rows[0])}, {target}",
            "Lower is better. " + Medians,
            "time of the first call, linear scale from 0",
            [.. parts.Where(part => Array.Exists(bars, bar => bar.Parts.Any(of => of.Meaning == part.Meaning && of.Ns > 0)))],
            Array.Exists(bars, bar => bar.Point is not null) ? "fastest further type" : null,
            bars);
    }

    // What the calling thread compiled is the time less the rest: both are medians over the same processes.
    private static StackedBar Bar(FirstCallRow row, Meaning operation)
    {
        var first = row.First!;
        var time = first.Time.Median;
        var rest = first[FirstCallQuantities.Rest] is { } known ? Math.Min(known.Median, time) : (double?)null;
        string?[] notes =
        [
            rest is { } left ? $"of which {Text(time - left)} compiled" : null,
            first[FirstCallQuantities.Open] is { } open && first[FirstCallQuantities.Call] is { } call
                ? $"opened in {Text(open.Median)}, called in {Text(call.Median)}"
                : null,
            row.Shortest is { } shortest ? $"fastest further type {Text(shortest.Median)}" : null,
        ];
        return new(
            row.Serializer.BuiltWithout is null ? row.Name : $"{row.Name} (without generator)",
            row.Serializer.IsReference ? RowKind.Reference : first.IsBaseline ? RowKind.Baseline : RowKind.Plain,
            rest is { } part ? [(operation, part), (Meaning.Compiled, time - part)] : [(Meaning.Row, time)],
            first.Time.Interval,
            row.Shortest?.Median,
            string.Join("; ", notes.OfType<string>()));
    }

    private static string Text(double ns) => Scale.Time.Text(ns, Scale.Milliseconds);
}
