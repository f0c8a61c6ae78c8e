using System.Globalization;
using System.Text.Json;
using Roundup.Catalogue;
using Roundup.Results;
using Roundup.Results.Reading;
using Roundup.Results.Texts;

namespace Roundup.Site.Figures;

/// <summary>Reads the entries of one published table.</summary>
internal sealed class PublishedTableReader(string file, PublishedFile page, PublishedTable table, int index)
{
    private static readonly string[] s_columns =
        ["name", "target", "count", "ratio", "ratioSD", "meanNs", "errorNs", "medianNs", "allocatedBytes", "allocRatio",
            "sizeBytes", "sizeRatio"];

    public IReadOnlyList<PublishedEntry> Entries()
    {
        if (table.Columns.Contains(null!) || table.Values.Contains(null!))
        {
            throw Error("has a column or a row that is null");
        }

        if (table.Columns.FirstOrDefault(column => !s_columns.Contains(column)) is { } unknown)
        {
            throw Error($"has an unknown column '{Short(unknown)}' (there are {string.Join(", ", s_columns)})");
        }

        if (table.Columns.Distinct().Count() < table.Columns.Count)
        {
            throw Error("has a column twice");
        }

        if (table.Values.Count > FileLimits.Values)
        {
            throw Error($"has {table.Values.Count} rows, and at most {FileLimits.Values} are possible");
        }

        if (!table.Columns.Contains("name") || !table.Columns.Contains("ratio"))
        {
            throw Error("lacks the column name or ratio");
        }

        List<PublishedEntry> entries = [.. table.Values.Select(Entry).Select(
            entry => entry with { OtherWork = page.OtherWork.FirstOrDefault(work => work.Fits(entry))?.Reason })];
        var strange = entries.FirstOrDefault(entry => !entries.Exists(other => other.IsBaseline && other.Count == entry.Count));
        return strange is null ? entries : throw Error(
            $"lacks the row of its baseline {Short(strange.Baseline)} at {Short(strange.BaselineTarget)}, "
                + $"which {Short(strange.Name)} is compared with");
    }

    private PublishedEntry Entry(IReadOnlyList<JsonElement> values)
    {
        if (values.Count != table.Columns.Count)
        {
            throw Error($"has a row of {values.Count} values for {table.Columns.Count} columns");
        }

        var byColumn = table.Columns.Zip(values).ToDictionary(pair => pair.First, pair => pair.Second);
        double? Number(string column) => !byColumn.TryGetValue(column, out var value) || value.ValueKind == JsonValueKind.Null ? null
            : value.ValueKind != JsonValueKind.Number
                ? throw Error($"holds {Short(value.GetRawText())}, which is not a number, as {column}")
            : value.GetDouble() is var number and >= 0 and <= FileLimits.Number ? number
            : throw Error($"holds {value.GetRawText()}, which is not possible, as {column}");
        int? Whole(string column) => Number(column) is not { } number ? null
            : number == Math.Floor(number) && number is >= 1 and <= int.MaxValue ? (int)number
            : throw Error($"holds {number.ToString(CultureInfo.InvariantCulture)}, which is not a whole number above 0, as {column}");
        var name = Text(byColumn["name"]);
        var target = byColumn.TryGetValue("target", out var own)
            ? Text(own)
            : table.Target ?? page.Target ?? throw Error("has no target: give one to the table or the page");
        if (!table.Rows.TryGetValue(name, out var row) && !page.Rows.TryGetValue(name, out row))
        {
            throw Error(
                $"has the row {Short(name)}, which is not in 'rows': add it there, with null where no serializer here does the same");
        }

        return new()
        {
            Name = name,
            Row = row?.Row,
            Compressor = row?.Compressor,
            Version = row?.Version,
            Dataset = table.Dataset,
            Count = Whole("count") ?? table.Count,
            Shape = table.Shape,
            Operation = table.Operation,
            Target = target,
            Experiment = table.Experiment,
            Place = table.Place is null or >= 1 ? table.Place : throw Error($"has the place {table.Place}, and the first type is 1"),
            LeftOut = row?.LeftOut,
            Ratio = Number("ratio") is { } ratio and > 0 ? ratio : throw Error($"has no ratio above 0 for {Short(name)}"),
            Computed = table.Computed,
            RatioStdDev = Number("ratioSD"),
            MeanNs = Number("meanNs"),
            ErrorNs = Number("errorNs"),
            MedianNs = Number("medianNs"),
            AllocatedBytes = Number("allocatedBytes"),
            AllocatedUnit = (table.AllocatedUnit ?? page.AllocatedUnit) switch
            {
                null => null,
                > 0 and <= FileLimits.Number and var unit => unit,
                var unit => throw Error(
                    string.Create(CultureInfo.InvariantCulture, $"has the allocatedUnit {unit}, and it must be above 0")),
            },
            AllocRatio = Number("allocRatio"),
            SizeBytes = Number("sizeBytes"),
            SizeRatio = Number("sizeRatio"),
            Baseline = table.Baseline ?? page.Baseline ?? throw Error("has no baseline: give one to the table or the page"),
            BaselineTarget = table.BaselineTarget ?? page.BaselineTarget ?? target,
        };
    }

    private string Text(JsonElement value) =>
        value.ValueKind == JsonValueKind.String
            ? value.GetString()!
            : throw Error($"holds {Short(value.GetRawText())}, which is not a string");

    private static string Short(string text) => Shortened.To(FileLimits.NumberLength, text);

    private RoundupException Error(string what) =>
        new(ExitCode.Usage, $"{file}: table {(index + 1).ToString(CultureInfo.InvariantCulture)} {what}.");
}
