using System.Globalization;
using Roundup.Results;

namespace Roundup.Trials.SampleComparison;

/// <summary>Serializers and their samples as a Markdown table.</summary>
internal static class SampleTable
{
    private static readonly string[] s_head =
    [
        "library", "configuration", "sample", "dataset", "shape", "operation", "ratio to sample", "95 % interval", "allocated",
        "allocated, sample", "verdict",
    ];

    /// <summary>The cases that were compared.</summary>
    public static string Write(IEnumerable<ComparedCase> cases) =>
        MarkdownTable.Write(s_head, cases.Where(one => one.Obstacle is null).Select(Line));

    /// <summary>The cases that were not compared, one line each.</summary>
    public static IEnumerable<string> NotCompared(IEnumerable<ComparedCase> cases) =>
        cases.Where(one => one.Obstacle is not null).Select(one => $"{one.Pair.Name}, {one.Table}: not compared: {one.Obstacle}");

    /// <summary>Both verdicts in words.</summary>
    public static string Verdict(ComparedCase one)
    {
        var time = one.Time switch
        {
            TimeVerdict.Within => $"within {MarkdownTable.Percent(Tolerance.Share, 0)}",
            TimeVerdict.Faster => "faster",
            TimeVerdict.Slower => "SLOWER",
            _ => "not known",
        };
        return one.AllocatesMore ? $"{time}, ALLOCATES MORE" : time;
    }

    private static string[] Line(ComparedCase one) =>
    [
        one.Pair.Library,
        one.Pair.Row,
        one.Pair.SampleName,
        $"{one.Table.Dataset} x{one.Table.Count}",
        one.Table.Shape.ToString(),
        one.Table.Operation.ToString(),
        Number(one.Row!.Ratio?.Ratio, 3),
        one.Row.Ratio?.Interval is { } interval ? $"{Number(interval.Low, 3)} - {Number(interval.High, 3)}" : "",
        Number(one.Row[SpeedQuantities.Allocated], 0),
        Number(one.Sample![SpeedQuantities.Allocated], 0),
        Verdict(one),
    ];

    private static string Number(double? number, int digits) => number?.ToString($"F{digits}", CultureInfo.InvariantCulture) ?? "";
}
