using System.Globalization;
using System.Text.Json;
using System.Text.Json.Nodes;

namespace Roundup.Results.Reading;

/// <summary>
/// A list of JSON objects as a table: <c>{"columns": [...], "rows": [[...], ...]}</c>. A column has the path of a member
/// (<c>id.cell.count</c>); with <c>value</c> all rows have this value and no cell; with <c>values</c> the cells are indexes into them; with
/// <c>columns</c> the cells are rows of a table inside. A member that is not there is null, and is left out at the end of a row.
/// </summary>
internal static class JsonTable
{
    internal const char Separator = '.';
    internal const string Name = "name", Value = "value", Values = "values", Columns = "columns", Rows = "rows";

    /// <summary>Significant digits of a number with a fraction: no quantity is measured more exactly.</summary>
    private const int Digits = 7;

    /// <summary>A list as a table.</summary>
    public static JsonObject Of(JsonArray list)
    {
        List<JsonNode?[]> rows = [.. list.Select(_ => Array.Empty<JsonNode?>())];
        return new()
        {
            [Columns] = ColumnsOf([.. list.Select(item => item!.AsObject())], rows),
            [Rows] = new JsonArray([.. rows.Select(row => new JsonArray(row))]),
        };
    }

    private static JsonArray ColumnsOf(IReadOnlyList<JsonObject> items, List<JsonNode?[]> rows)
    {
        var paths = new List<string>();
        var cells = items.Select(item => Cells(item, paths)).ToList();
        var columns = new JsonArray();
        var filled = new List<JsonNode?[]>();
        foreach (var path in paths)
        {
            JsonNode?[] column = [.. cells.Select(row => row.GetValueOrDefault(path))];
            var (description, values) = Column(path, column);
            columns.Add(description);
            if (values is not null)
            {
                filled.Add(values);
            }
        }

        for (var i = 0; i < rows.Count; i++)
        {
            rows[i] = [.. filled.Select(column => column[i]?.DeepClone())];
            var length = rows[i].Length;
            while (length > 0 && rows[i][length - 1] is null)
            {
                length--;
            }

            rows[i] = rows[i][..length];
        }

        return columns;
    }

    private static (JsonObject Column, JsonNode?[]? Cells) Column(string path, JsonNode?[] cells)
    {
        var description = new JsonObject { [Name] = path };
        if (cells.All(cell => cell is null or JsonArray) && cells.Any(cell => cell is JsonArray { Count: > 0 })
            && cells.OfType<JsonArray>().All(list => list.All(item => item is JsonObject)))
        {
            JsonObject[] items = [.. cells.OfType<JsonArray>().SelectMany(list => list).Select(item => item!.AsObject())];
            List<JsonNode?[]> inner = [.. items.Select(_ => Array.Empty<JsonNode?>())];
            description[Columns] = ColumnsOf(items, inner);
            using var next = inner.GetEnumerator();
            JsonArray Next() => next.MoveNext() ? new(next.Current) : [];
            return (description, [.. cells.Select(cell => cell is JsonArray list ? new JsonArray([.. list.Select(_ => Next())]) : null)]);
        }

        string?[] texts = [.. cells.Select(cell => Rounded(cell)?.ToJsonString(ResultsJson.Options))];
        var different = texts.OfType<string>().CountBy(text => text)
            .OrderByDescending(text => text.Value).Select(text => text.Key).ToList();
        if (different.Count == 1 && !texts.Contains(null))
        {
            description[Value] = JsonNode.Parse(different[0]);
            return (description, null);
        }

        var indexes = different.Index().ToDictionary(text => text.Item, text => text.Index);
        var asIndexes = different.Sum(text => text.Length + 1) + texts.OfType<string>().Sum(text => Length(indexes[text]));
        if (asIndexes < texts.OfType<string>().Sum(text => text.Length))
        {
            description[Values] = new JsonArray([.. different.Select(text => JsonNode.Parse(text))]);
            return (description, [.. texts.Select(text => text is null ? null : JsonValue.Create(indexes[text]))]);
        }

        return (description, [.. texts.Select(text => text is null ? null : JsonNode.Parse(text))]);
    }

    private static Dictionary<string, JsonNode> Cells(JsonObject item, List<string> paths)
    {
        var cells = new Dictionary<string, JsonNode>();
        void Add(JsonObject members, string before)
        {
            foreach (var (name, value) in members)
            {
                var path = before + name;
                if (value is JsonObject { Count: > 0 } inner
                    && !inner.Any(member => member.Key.Contains(Separator, StringComparison.Ordinal)))
                {
                    Add(inner, path + Separator);
                }
                else if (value is not null)
                {
                    cells.Add(path, value);
                    if (!paths.Contains(path))
                    {
                        paths.Add(path);
                    }
                }
            }
        }

        Add(item, "");
        return cells;
    }

    private static JsonNode? Rounded(JsonNode? cell)
    {
        if (cell?.GetValueKind() != JsonValueKind.Number
            || cell.GetValue<double>() is not (var number and not 0)
            || number == Math.Floor(number))
        {
            return cell;
        }

        var whole = (int)Math.Floor(Math.Log10(Math.Abs(number))) + 1;
        return whole > Digits ? JsonValue.Create(Math.Round(number)) : JsonValue.Create(double.Parse(
            number.ToString($"E{Digits - 1}", CultureInfo.InvariantCulture), CultureInfo.InvariantCulture));
    }

    private static int Length(int index) => index.ToString(CultureInfo.InvariantCulture).Length;
}
