using Roundup.Analysis;
using Roundup.Analysis.Experiments.Speed;
using Roundup.Analysis.Statistics;
using Roundup.Contracts;
using Roundup.OwnData.Settings;
using Roundup.Reporting.Blocks;
using Roundup.Results.Texts;

namespace Roundup.Cli.Commands.Swap;

// The answer, the C#, a line for each difference, and the cost.
internal sealed class SwapText(string before, string after, SwapResult result)
{
    private const int LongestCause = 160;

    // Attributes for something that is cured.
    private readonly List<SourceCure> _attributes =
        [.. result.Attributes.Where(one => !result.IsEnd && !result.Left.Any(left => left.Names.Contains(one.Name)))];

    public IReadOnlyList<Section> Sections(string code, AnalysedRun? cost)
    {
        List<ListItem> differences = [.. Differences()];
        List<ListItem> costs = [.. cost is null ? [] : Costs(cost)];
        return
        [
            new(new Paragraph(Inline.Of(Answer()))),
            new(result.Chosen.Count == 0 ? [] : [new Heading(2, "The settings"), new Verbatim(code.TrimEnd())]),
            new(_attributes.Count == 0 ? []
                :
                [
                    new Heading(2, "Attributes in your types"),
                    Facts([.. _attributes.Select(one => new ListItem(one.Name, Inline.Of($"{one.Attribute} at {one.Place}")))]),
                ]),
            new(differences.Count == 0 ? [] : [new Heading(2, "What differs without them"), Facts(differences)]),
            new(costs.Count == 0 ? [] : [new Heading(2, $"Compared with {before}"), Facts(costs)]),
        ];
    }

    private static List Facts(IReadOnlyList<ListItem> items) => new(ListForm.Facts, items);

    private string Answer()
    {
        string[] needed =
        [
            .. result.Chosen.Take(1).Select(_ => $"{CountText.Format(result.Chosen.Count, "setting")}, none of which can be left out"),
            .. _attributes.Take(1).Select(_ => $"{CountText.Format(_attributes.Count, "attribute")} in your types"),
        ];
        var with = needed.Length == 0 ? "as it is" : $"with {string.Join(", and ", needed)}";
        var left = result.Left.Select(Place).Distinct().ToList();
        return result.IsUnreadable ? $"{before} does not read its own text of these data, so that nothing could be compared."
            : result.IsEnd ? $"{after} does not take these types with any setting that was tried, so that nothing could be compared."
            : left.Count == 0
            ? $"{after} replaces {before} for these data {with}: each reads what the other one wrote, and all values are the same."
            : $"{after} does not replace {before} for these data {with}: nothing that was tried cures {NameList.Format(left, 5)}.";
    }

    private IEnumerable<ListItem> Differences()
    {
        foreach (var all in result.IsUnreadable ? [] : result.Found.Concat(result.Without.SelectMany(left => left)).Concat(result.Left)
            .GroupBy(one => (one.Spelled, one.IsRejection)))
        {
            var first = all.First();
            var where = all.Select(one => one.Direction).Distinct().Order().Select(Direction);
            yield return new(Place(first), Inline.Of($"{What(first)} ({string.Join("; ", where)}). {Cure(first)}."));
        }

        foreach (var own in result.OwnLosses)
        {
            yield return new(Place(own), Inline.Of($"{What(own)} ({before} by itself). Nothing was compared here."));
        }
    }

    private string Cure(SwapFailure failure)
    {
        if (result.IsEnd || result.Left.Any(failure.IsSame))
        {
            return result.IsEnd && !result.Left.Any(failure.IsSame)
                ? "Whether this is cured is not known" : "No setting or attribute that was tried cures it";
        }

        string[] curing =
        [
            .. result.Chosen.Where((_, at) => result.Without[at].Any(failure.IsSame)).Select(chosen => chosen.Code),
            .. _attributes.Where(one => failure.Names.Contains(one.Name)).Select(one => one.Attribute).Distinct(),
        ];
        return $"Cured by {(curing.Length > 0 ? string.Join(" and ", curing) : "these together")}";
    }

    // Of times: with the 95 % interval.
    private static IEnumerable<ListItem> Costs(AnalysedRun cost) =>
        from table in cost.Tables
        from row in table.Rows
        where !row.IsBaseline
        let name = row.Result.Id.Serializer.EndsWith("/Options", StringComparison.Ordinal) ? "these settings" : "no settings"
        let ratio = row.Ratio
        where ratio is not null
        select new ListItem(
            $"{(table.Id.Operation == Operation.Serialize ? "write" : "read")} {CountText.Format(table.Id.Count, "value")}",
            Inline.Of($"with {name} {Number(ratio.Ratio)}{Range(ratio.Interval)} of the time, "
                + $"{Number(row.SizeRatio ?? 1)} of the size"));

    private static string Range(Interval? interval) => interval is { } one ? $" ({Number(one.Low)} to {Number(one.High)})" : "";

    private static string Number(double ratio) => ratio.ToString("0.00", CultureInfo.InvariantCulture);

    private static string What(SwapFailure one) =>
        one.What is "value" or "count" ? $"another {one.What}" : Shortened.To(LongestCause, one.What).TrimEnd('.');

    // As C# spells it, where a difference told it: an exception may tell the name in the payload.
    private string Place(SwapFailure one) => one.Member.Length == 0 ? "all values"
        : result.Found.FirstOrDefault(other => !other.IsRejection && other.Spelled == one.Spelled)?.Member ?? one.Member;

    private string Direction(SwapDirection direction) => direction switch
    {
        SwapDirection.Reads => $"{after} reads {before}",
        SwapDirection.Writes => $"{before} reads {after}",
        _ => $"{after} by itself",
    };
}
