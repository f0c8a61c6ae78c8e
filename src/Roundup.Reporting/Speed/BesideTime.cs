using Roundup.Analysis.Rankings;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Numbers;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Speed;

// What a row costs besides the time in its line, below the table: a column for one or two rows would take the room of all names.
internal static class BesideTime
{
    private const int NamedAtMost = 8;

    // Null where no row has one.
    public static List? Below(IEnumerable<Row> rows)
    {
        ListItem[] items =
        [
            .. rows.Where(row => row.Case.Time is not null).SelectMany(row => (ListItem?[])
            [
                row.Case.IsMapped ? Item("M", row, "with mapping", row.Case.MappingFactor) : null,
                row.Case.IsLazy ? Item("Y", row, "with reading", row.Case.ReadingFactor) : null,
            ]).OfType<ListItem>(),
        ];
        return items.Length == 0 ? null : new(ListForm.Signs, items) { Detail = Detail.Brief };
    }

    public static IEnumerable<string> Of(Ranking ranking, IReadOnlyList<RankedSerializer> rows)
    {
        string[] mapped = [.. rows.Where(row => row.Conditions.Mapping is not null).Select(OfMapped)];
        if (mapped.Length > 0)
        {
            yield return $"With mapping: {string.Join("; ", mapped)}.";
        }

        var adapted = rows.Where(row => row.Conditions.AdaptedFrom.Count > 0)
            .GroupBy(row => string.Join(" or ", row.Conditions.AdaptedFrom), row => row.Name).OrderBy(shape => shape.Count()).ToList();
        if (adapted.Count > 0)
        {
            var named = adapted[..^1].Select(shape => $"{shape.Key} ({NameList.Of([.. shape], NamedAtMost)})")
                .Append(adapted[^1].Key + (adapted.Count > 1 ? " (the others)" : ""));
            yield return $"Adapted to {ranking.Shape}: from {string.Join(", ", named)}.";
        }
    }

    private static string OfMapped(RankedSerializer row)
    {
        string?[] parts = [Text(row, Operation.Serialize, "write"), Text(row, Operation.Deserialize, "read")];
        return $"{row.Name} {string.Join(", ", parts.OfType<string>())}";
    }

    private static string? Text(RankedSerializer row, Operation operation, string words) =>
        row.OfMapped(operation) is { } ratio ? $"{Digits.Ratio(ratio)} to {words}" : null;

    private static ListItem Item(string sign, Row row, string what, double factor)
    {
        var ratio = row.Case.Ratio is { } known && !row.Case.IsBaseline ? $", {Digits.Ratio(known.Ratio * factor)} of the baseline's" : "";
        return new(sign, Inline.Of($"{row.Case.Result.Id.SerializerName} {what}: {Scale.Time.Text(row.Case.Time!.Mean * factor)}{ratio}"))
        {
            LabelTone = Tone.Warning,
            Tone = Tone.Note,
        };
    }
}
