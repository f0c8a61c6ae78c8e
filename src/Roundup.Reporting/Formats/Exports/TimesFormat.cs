using System.Text.Json;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Formats.Json;

namespace Roundup.Reporting.Formats.Exports;

internal abstract class TimesFormat : IReportFormat
{
    public abstract string Name { get; }

    public abstract string Extension { get; }

    public FormatKind Kind => FormatKind.Export;

    public string? Lacks(IReadOnlyList<Section> sections) =>
        sections.Any(section => section.Blocks.Any(block => block is MeasuredTimes)) ? null : "times";

    public void Write(IReadOnlyList<Section> sections, ReportOutput output)
    {
        var all = sections.SelectMany(section => section.In(Detail.Data)).OfType<MeasuredTimes>().ToList();
        MeasuredTime[] read = [.. all.SelectMany(times => times.Cases).Where(one => one.Unit is null || ReadsUnits)];
        if (all.Count > 0)
        {
            output.Text.Write(JsonSerializer.Serialize(Content(all[0] with { Cases = read }), JsonFormat.Options) + "\n");
        }
    }

    protected virtual bool ReadsUnits => false;

    protected abstract object Content(MeasuredTimes times);
}

internal sealed record Spread(IReadOnlyList<double> Sorted)
{
    public static Spread Of(IEnumerable<double> values) => new([.. values.Order()]);

    public double Median => At(0.5);

    // With n - 1; null below two values.
    public double? StdDev => Sorted.Count < 2 ? null
        : Math.Sqrt(Sorted.Sum(value => Math.Pow(value - Sorted.Average(), 2)) / (Sorted.Count - 1));

    // The quantile at a share from 0 to 1, between values in proportion.
    public double At(double share)
    {
        var place = share * (Sorted.Count - 1);
        var below = (int)place;
        var above = Math.Min(below + 1, Sorted.Count - 1);
        return Sorted[below] + ((place - below) * (Sorted[above] - Sorted[below]));
    }

    // The standardised moment: 3 is skewness, 4 kurtosis; null where the values do not differ.
    public double? Moment(int order) => StdDev is not > 0 ? null
        : Sorted.Average(value => Math.Pow((value - Sorted.Average()) / StdDev.Value, order));
}
