using Roundup.Reporting.Blocks;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Text;

namespace Roundup.Reporting.Formats.Exports;

// Writes what github-action-benchmark reads as customSmallerIsBetter: times in ns, or instructions.
internal sealed class GitHubActionFormat : TimesFormat
{
    public override string Name => "github-action-benchmark";

    public override string Extension => ".github-action-benchmark.json";

    protected override bool ReadsUnits => true;

    protected override object Content(MeasuredTimes times) => times.Cases.Select(one => new
    {
        name = one.Name,
        unit = one.Unit ?? "ns",
        value = one.Mean,
        range = one.Interval is { } interval ? "± " + Digits.Significant((interval.High - interval.Low) / 2, 3) : null,
        extra = string.Join('\n', new[]
        {
            Wording.Count(one.Launches.Count, "launch", "es"),
            one.AllocatedBytes is { } allocated ? $"{Digits.Significant(allocated, 1)} B allocated" : null,
            one.SizeBytes is { } size ? $"{Digits.Significant(size, 1)} B written" : null,
        }.OfType<string>()),
    });
}
