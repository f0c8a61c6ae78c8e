using System.Text.Json;
using System.Text.Json.Serialization;
using Roundup.Results;
using Roundup.Results.Reading;
using Roundup.Results.Texts;
using Roundup.Site.Commands;

namespace Roundup.Site.Published;

/// <summary>Reads the files of the folder <c>published/</c>.</summary>
internal static class PublishedReader
{
    private static readonly JsonSerializerOptions s_options = new(JsonSerializerDefaults.Web)
    {
        AllowTrailingCommas = true,
        ReadCommentHandling = JsonCommentHandling.Skip,
        RespectNullableAnnotations = true,
        UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow,
        AllowDuplicateProperties = false,
        MaxDepth = FileLimits.Depth,
        Converters = { new JsonStringEnumConverter(namingPolicy: null, allowIntegerValues: false) },
    };

    /// <summary>All pages, ordered by name.</summary>
    /// <exception cref="SiteException">A file is malformed; the message names the file and the place.</exception>
    public static IReadOnlyList<PublishedPage> ReadAll(string root)
    {
        var folder = Path.Combine(root, "published");
        return Directory.Exists(folder) ? [.. Directory.GetFiles(folder, "*.json").Order(StringComparer.Ordinal).Select(Read)] : [];
    }

    /// <exception cref="SiteException">The file is malformed; the message names the file and the place.</exception>
    public static PublishedPage Read(string file)
    {
        try
        {
            var page = JsonSerializer.Deserialize<PublishedPage>(BoundedFile.WithoutMark(File.ReadAllBytes(file)).Span, s_options)
                ?? throw new JsonException("it is empty");
            return page with
            {
                Name = Path.GetFileNameWithoutExtension(file),
                Entries = [.. page.Tables.SelectMany((table, index) => new TableReader(file, page, table, index + 1).Entries())],
            };
        }
        catch (JsonException e)
        {
            throw new SiteException(
                $"{file} is not a file of published ratios ({JsonProblem.Describe(e)}): correct it, as published/README.md describes.", e);
        }
    }

    /// <summary>Reads the rows of one table.</summary>
    private sealed class TableReader(string file, PublishedPage page, PublishedTable table, int number)
    {
        /// <summary>Half a unit of the last decimal of a ratio of bytes.</summary>
        private const double Rounding = 0.005;

        private static readonly string[] s_columns = ["name", "target", "count", "ratio", "plusMinus", "allocated", "size"];

        public IEnumerable<PublishedEntry> Entries() =>
            table.Columns.FirstOrDefault(column => !s_columns.Contains(column)) is { } unknown
                ? throw Error($"has an unknown column '{Short(unknown)}' (there are {string.Join(", ", s_columns)})")
            : table.Columns.Distinct().Count() < table.Columns.Count ? throw Error("has a column twice")
            : !table.Columns.Contains("name") || !table.Columns.Contains("ratio") ? throw Error("lacks the column name or ratio")
            : table.Values.Select(Entry);

        private PublishedEntry Entry(IReadOnlyList<JsonElement>? values)
        {
            if (values is null || values.Count != table.Columns.Count)
            {
                throw Error($"has a row of {values?.Count ?? 0} values for {table.Columns.Count} columns");
            }

            var cells = table.Columns.Zip(values).ToDictionary(pair => pair.First, pair => pair.Second);
            var name = Text(cells["name"]);
            var target = cells.TryGetValue("target", out var own) ? Text(own)
                : table.Target ?? page.Target ?? throw Error("has no target: give one to the table or the page");
            var baseline = table.Baseline ?? page.Baseline ?? throw Error("has no baseline: give one to the table or the page");
            var count = Number(cells, "count");
            var entry = new PublishedEntry
            {
                Name = name,
                SerializerName = RowOf(name),
                Dataset = table.Dataset,
                Count = count is null ? table.Count
                    : count == Math.Floor(count.Value) && count >= 1 ? (int)count
                    : throw Error($"has the count {count}, which is not a whole number above 0"),
                Shape = table.Shape,
                Operation = table.Operation,
                Target = target,
                Baseline = baseline,
                BaselineRow = RowOf(baseline),
                BaselineTarget = table.BaselineTarget ?? page.BaselineTarget ?? target,
                Ratios =
                [
                    (PublishedQuantity.Time,
                        Number(cells, "ratio") is > 0 and var ratio ? ratio : throw Error($"has no ratio above 0 for {Short(name)}"),
                        Number(cells, "plusMinus") ?? 0),
                    .. Number(cells, "allocated") is { } allocated ? [(PublishedQuantity.Allocated, allocated, Rounding)] : Nothing,
                    .. Number(cells, "size") is { } size ? [(PublishedQuantity.Size, size, Rounding)] : Nothing,
                ],
            };
            return entry with
            {
                OtherWork = page.OtherWork.FirstOrDefault(work => work.Fits(entry, name))?.Reason
                    ?? (page.OtherWork.FirstOrDefault(work => work.Fits(entry, baseline)) is { } ofBaseline
                        ? $"of the baseline {baseline}: {ofBaseline.Reason}" : null),
            };
        }

        private static IReadOnlyList<(PublishedQuantity, double, double)> Nothing => [];

        private string? RowOf(string name) =>
            table.Rows.TryGetValue(name, out var row) || page.Rows.TryGetValue(name, out row)
                ? row is null ? null : CaseId.SerializerNameOf(row.Row, row.Compressor ?? CaseId.NoCompressor)
                : throw Error($"has {Short(name)}, which is not in 'rows': add it there, with null where no serializer here does the same");

        private double? Number(Dictionary<string, JsonElement> cells, string column) =>
            !cells.TryGetValue(column, out var value) || value.ValueKind == JsonValueKind.Null ? null
            : value.ValueKind == JsonValueKind.Number && value.GetDouble() is var number and >= 0 and <= FileLimits.Number ? number
            : throw Error($"holds {Short(value.GetRawText())}, which is not possible, as {column}");

        private string Text(JsonElement value) => value.ValueKind == JsonValueKind.String
            ? value.GetString()!
            : throw Error($"holds {Short(value.GetRawText())}, which is not a string");

        private static string Short(string text) => Shortened.To(FileLimits.NumberLength, text);

        private SiteException Error(string what) => new(FormattableString.Invariant($"{file}: table {number} {what}."));
    }
}
