using Roundup.Reporting.Blocks;

namespace Roundup.Reporting.Formats.Exports;

/// <summary>
/// Writes what hyperfine's <c>--export-json</c> writes, in seconds: a case is a command, a launch is a run. A thread's CPU time is not
/// split into user and system here: all of it stands as user.
/// </summary>
internal sealed class HyperfineFormat : TimesFormat
{
    public override string Name => "hyperfine";

    public override string Extension => ".hyperfine.json";

    protected override object Content(MeasuredTimes times) => new
    {
        results = times.Cases.Select(one =>
        {
            var values = Spread.Of(one.Launches);
            return new
            {
                command = one.Name,
                mean = one.Mean / 1e9,
                stddev = values.StdDev / 1e9,
                median = values.Median / 1e9,
                user = one.CpuNs / 1e9,
                system = one.CpuNs is null ? (double?)null : 0,
                min = values.Sorted[0] / 1e9,
                max = values.Sorted[^1] / 1e9,
                times = one.Launches.Select(ns => ns / 1e9),
                exit_codes = one.Launches.Select(_ => 0),
                parameters = new Dictionary<string, string>
                {
                    ["serializer"] = one.Row,
                    ["dataset"] = one.Dataset,
                    ["count"] = FormattableString.Invariant($"{one.Count}"),
                    ["shape"] = one.Shape,
                    ["operation"] = one.Operation,
                    ["target"] = one.Target,
                },
            };
        }),
    };
}
