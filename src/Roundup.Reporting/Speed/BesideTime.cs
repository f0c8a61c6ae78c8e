using Roundup.Analysis.Rankings;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Numbers;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Speed;

// What a row costs besides the time in its line, below the table: a column for one or two rows would take the room of all names.
internal static class BesideTime
{
    private const int NamedAtMost = 8;

    // Null where no serializer has one.
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

    public static IEnumerable<string> Describe(Ranking ranking, IReadOnlyList<RankedSerializer> serializers)
    {
        string[] mapped = [.. serializers.Where(serializer => serializer.Conditions.Mapping is not null).Select(OfMapped)];
        if (mapped.Length > 0)
        {
            yield return $"With mapping: {string.Join("; ", mapped)}.";
        }

        var adapted = serializers.Where(serializer => serializer.Conditions.AdaptedFrom.Count > 0)
            .GroupBy(serializer => string.Join(" or ", serializer.Conditions.AdaptedFrom), serializer => serializer.Name)
                .OrderBy(shape => shape.Count()).ToList();
        if (adapted.Count > 0)
        {
            var named = adapted[..^1].Select(shape => $"{shape.Key} ({NameList.Format([.. shape], NamedAtMost)})")
                .Append(adapted[^1].Key + (adapted.Count > 1 ? " (the others)" : ""));
            yield return $"Adapted to {ranking.Shape}: from {string.Join(", ", named)}.";
        }
    }

    private static string OfMapped(RankedSerializer serializer)
    {
        string?[] parts = [Text(serializer, Operation.Serialize, "write"), Text(serializer, Operation.Deserialize, "read")];
        return $"{serializer.Name} {string.Join(", ", parts.OfType<string>())}";
    }

    private static string? Text(RankedSerializer serializer, Operation operation, string words) =>
        serializer.OfMapped(operation) is { } ratio ? $"{Digits.Ratio(ratio)} to {words}" : null;

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
