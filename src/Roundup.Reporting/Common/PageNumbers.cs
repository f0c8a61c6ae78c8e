using Roundup.Analysis.Conditions;
using Roundup.Reporting.Blocks;

namespace Roundup.Reporting.Common;

internal static class PageNumbers
{
    // Empty where no experiment has numbers for a page.
    public static Section Create(
        ReportedRun run, IEnumerable<IReadOnlyList<DataComparison>> parts, Func<IReadOnlyList<DataRanking>> findRankings)
    {
        DataComparison[] comparisons =
        [
            .. parts.SelectMany(part => part).GroupBy(comparison => (comparison.Data, comparison.About))
                .Select(same => same.First() with
                {
                    Baselines = [.. same.SelectMany(one => one.Baselines)],
                    Cases = [.. same.SelectMany(one => one.Cases).GroupBy(one => one.Row).Select(cases => cases.Aggregate(Joined))],
                }),
        ];
        if (comparisons.Length == 0)
        {
            return new();
        }

        var baseline = comparisons.SelectMany(one => one.Baselines).GroupBy(name => name).MaxBy(same => same.Count())?.Key
            ?? run.File.Run.Baseline;
        var reference = baseline is null ? null : SerializerReference.Parse(baseline, [.. run.File.Targets.Select(target => target.Name)]);
        var infos = run.Cases.DistinctBy(row => row.Result.Id.SerializerName).ToDictionary(
            row => row.Result.Id.SerializerName, row => row.Serializer);
        return new(new RunData(
            [.. comparisons.SelectMany(one => one.Cases).Select(one => one.Row).Distinct().Select(name => Row(name, infos[name]))],
            comparisons)
        {
            Baseline = reference is null ? null : CaseId.SerializerNameOf(
                reference.Serializer, reference.Compressor ?? CaseId.NoCompressor),
            BaselineTarget = reference?.Target,
            FindRankings = findRankings,
            Marks =
            [
                .. run.Losses.All.Select(loss => (loss.Sign, loss.Brief.Text.Plain(Detail.Brief))),
                .. Marks.Legend(run).Select(mark => (mark.Label!.Trim(), mark.Text.Plain(Detail.Brief))),
            ],
            Detail = Detail.Full,
        });
    }

    public static Scope About(TableId id) => new(id.Dataset, id.Shape.ToString(), id.Target);

    public static DataCase Case(ReportedRun run, IReadOnlyList<ReportedCase> both) => new(both[0].Result.Id.SerializerName)
    {
        Marks = string.Join(' ', both.Where(row => row.HasNumber)
            .SelectMany(row => Marks.Format(row, run.Losses).Split(' ', StringSplitOptions.RemoveEmptyEntries)).Distinct()),
        SizeBytes = both.Select(row => row.Result.SizeBytes).FirstOrDefault(size => size is not null),
        Missing = string.Join("; ", both.Where(row => !row.HasNumber)
            .Select(row => $"{row.Result.Outcome.Word()}: {Missing.ReasonOf(row.Result)}").Distinct()),
    };

    private static DataCase Joined(DataCase one, DataCase other) => one with
    {
        Marks = string.Join(' ', one.Marks.Split(' ').Concat(other.Marks.Split(' ')).Where(mark => mark.Length > 0).Distinct()),
        SizeBytes = one.SizeBytes ?? other.SizeBytes,
        Serialize = one.Serialize ?? other.Serialize,
        Deserialize = one.Deserialize ?? other.Deserialize,
        FirstCallNs = one.FirstCallNs ?? other.FirstCallNs,
        Missing = string.Join("; ", new[] { one.Missing, other.Missing }.Where(text => text.Length > 0).Distinct()),
    };

    private static DataRow Row(string name, SerializerInfo info) => new(
        name,
        [
            new("Format", info.Format),
            new("Library", info.Library),
            new("Needs", info.Needs),
            new("Status", info.Status),
            new("Licence", info.Licence),
            new("Version", info.Version),
            new("Built without", info.BuiltWithout),
            new("Last release", info.LastRelease?.ToString(CultureInfo.InvariantCulture)),
            new("Format details", info.FormatDetails),
            new("Status reason", info.StatusReason),
            new(SerializerConditions.Unsafe, info.Dangerous),
            new("Notes", info.Notes),
            new("Home", Span.IsPage(info.Home) ? info.Home : null),
            new("Entrant", info.FromSource || info.IsReference ? null : $"serializers/{info.Library}"),
        ])
    {
        IsReference = info.IsReference,
        IsDangerous = SerializerConditions.IsUnsafeSerializer(info),
    };
}
