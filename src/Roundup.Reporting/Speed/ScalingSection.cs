using Roundup.Analysis.Experiments.Speed;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;
using Roundup.Results;

namespace Roundup.Reporting.Speed;

/// <summary>Time of one object at each count, and the slope; nothing where no row has three counts.</summary>
internal static class ScalingSection
{
    public static Section Of(SpeedRun run)
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

    private static IEnumerable<Block> OfGroup(SpeedRun run, CellGroup group, Growth[] rows)
    {
        yield return new Heading(3, $"{group.Operation} {group.Dataset}, {group.Shape}, {group.Target}");
        if (run.Charts.Growths.TryGetValue(group, out var chart))
        {
            yield return chart;
        }

        yield return new Table<Growth>(
            [
                Column.Of<Growth>("Serializer", growth => growth.RowName),
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
            Kind = growth => growth.Serializer.IsFloor ? RowKind.Reference : RowKind.Plain,
        };
    }

    private static Column<Growth> PerObject(int count) => new(
        "x" + Wording.Grouped(count), "Time of one object.", Unit.Time,
        growth => growth.Points.FirstOrDefault(point => point.Count == count)?.PerObjectNs);
}
