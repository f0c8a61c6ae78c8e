using Roundup.Analysis.Experiments.Speed;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;

namespace Roundup.Reporting.Speed;

// Nothing where no serializer has three counts.
internal static class ScalingSection
{
    public static Section Create(SpeedRun run)
    {
        if (run.Analysis.Growths.Count == 0)
        {
            return new();
        }

        Block[] blocks =
        [
            new Heading(2, GrowthText.Title) { Anchor = Anchors.Growth },
            new Paragraph(Inline.Of(GrowthText.Meaning)),
            .. run.Analysis.Growths.GroupBy(growth => growth.Group).SelectMany(rows => OfGroup(run, rows.Key, [.. rows])),
        ];
        return new([.. blocks.Select(block => block with { Detail = Detail.Full })]);
    }

    private static IEnumerable<Block> OfGroup(SpeedRun run, TableGroup group, Growth[] rows)
    {
        yield return new Heading(3, $"{group.Operation} {group.Dataset}, {group.Shape}, {group.Target}");
        if (run.Charts.Growths.TryGetValue(group, out var chart))
        {
            yield return chart;
        }

        yield return new Table<Growth>(
            [
                CaseColumns.Row<Growth>(growth => growth.SerializerName),
                .. rows.SelectMany(growth => growth.Points).Select(point => point.Count).Distinct().Order().Select(PerObject),
                Column.Of<Growth>("Slope", growth => Digits.Ratio(growth.Slope.Value), isNumeric: true),
                Column.Of<Growth>(
                    "Interval",
                    growth => growth.Slope.Interval is { } i ? $"{Digits.Ratio(i.Low)}-{Digits.Ratio(i.High)}" : null,
                    isNumeric: true),
                Column.Of<Growth>("Last step", growth => Digits.Ratio(growth.LastStep.Value), isNumeric: true),
                Column.Of<Growth>("Mark", growth => GrowthText.Mark(growth)),
            ],
            rows)
        {
            Kind = growth => growth.Serializer.IsReference ? RowKind.Reference : RowKind.Plain,
        };
    }

    private static Column<Growth> PerObject(int count) => new(
        "x" + Wording.Grouped(count), "Time of one object.", Unit.Time,
        growth => growth.Points.FirstOrDefault(point => point.Count == count)?.PerObjectNs);
}

internal static class GrowthText
{
    public const string Title = "Cost as work grows";

    public const string Faster = "faster than its input";

    public static string Meaning { get; } = string.Create(
        CultureInfo.InvariantCulture,
        $"Time per object (the time of a call divided by the count) at each count. Slope: the power of the count with which the time of "
        + $"a call grows, by least squares over all counts; 1 means in proportion, below 1 means that a fixed cost is spread over more "
        + $"objects. Interval: the slope's 95 % interval, from the launches. Last step: the slope between the two largest counts. "
        + $"'{Faster}' marks serializers whose whole interval is above {1 + Growth.Margin:0.00}: up to that slope, cold caches and "
        + $"garbage collections can explain the growth.");

    public static string? Mark(Growth growth)
    {
        string[] marks =
        [
            .. growth.FasterThanInput ? [Faster] : Array.Empty<string>(),
            .. growth.Serializer.IsReference ? ["reference"] : Array.Empty<string>(),
            .. growth.Fidelity == Results.Fidelity.Exact ? Array.Empty<string>() : [Wording.Describe(growth.Fidelity)],
        ];
        return marks.Length == 0 ? null : string.Join(", ", marks);
    }
}
