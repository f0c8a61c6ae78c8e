using System.Text;
using System.Text.Json;
using Roundup.Reporting.Blocks;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Formats.Html;

// The numbers of a run as JSON within a page; page/types.js describes the form. Markup is escaped.
internal static class HtmlData
{
    public static string Write(RunData data)
    {
        using var stream = new MemoryStream();
        using (var json = new Utf8JsonWriter(stream))
        {
            json.WriteStartObject();
            Text(json, "baseline", data.Baseline);
            Text(json, "baselineTarget", data.BaselineTarget);
            json.WriteStartObject("marks");
            foreach (var (sign, meaning) in data.Marks)
            {
                json.WriteString(sign, Visible.InLine(meaning));
            }

            json.WriteEndObject();
            var places = data.Rows.Index().ToDictionary(row => row.Item.Name, row => row.Index);
            var known = new Dictionary<string, int>();
            Array(json, "rows", data.Rows, row => Row(json, row, places[row.Name], known));
            Array(json, "comparisons", data.Comparisons, comparison => Comparison(json, comparison, places));
            Array(json, "rankings", data.Rankings, ranking => Ranking(json, ranking, places));
            json.WriteEndObject();
        }

        return Encoding.UTF8.GetString(stream.ToArray());
    }

    // Facts are written once: rows that differ in their compressor alone have the same, and are many.
    private static void Row(Utf8JsonWriter json, DataRow row, int place, Dictionary<string, int> known)
    {
        json.WriteStartObject();
        Text(json, "name", row.Name);
        Flag(json, "reference", row.IsReference);
        Flag(json, "unsafe", row.IsDangerous);
        var facts = string.Join('\n', row.Facts.Select(fact => $"{fact.Key}: {fact.Value}"));
        if (known.TryGetValue(facts, out var like))
        {
            json.WriteNumber("like", like);
        }
        else
        {
            known.Add(facts, place);
            json.WriteStartObject("facts");
            foreach (var (name, value) in row.Facts)
            {
                Text(json, name, value);
            }

            json.WriteEndObject();
        }

        json.WriteEndObject();
    }

    private static void Comparison(Utf8JsonWriter json, DataComparison comparison, Dictionary<string, int> places)
    {
        json.WriteStartObject();
        Text(json, "data", comparison.Data);
        Text(json, "dataset", comparison.About.Dataset);
        Text(json, "shape", comparison.About.Shape);
        Text(json, "target", comparison.About.Target);
        Array(json, "cases", comparison.Cases, one =>
        {
            json.WriteStartObject();
            json.WriteNumber("row", places[one.Row]);
            Text(json, "marks", one.Marks);
            Number(json, "size", one.SizeBytes);
            Number(json, "first", one.FirstCallNs);
            Time(json, "write", one.Serialize);
            Time(json, "read", one.Deserialize);
            Text(json, "missing", one.Missing);
            json.WriteEndObject();
        });
        json.WriteEndObject();
    }

    private static void Ranking(Utf8JsonWriter json, DataRanking ranking, Dictionary<string, int> places)
    {
        json.WriteStartObject();
        Text(json, "dataset", ranking.About.Dataset);
        Text(json, "shape", ranking.About.Shape);
        Text(json, "target", ranking.About.Target);
        Text(json, "counts", ranking.Counts);
        Text(json, "name", ranking.Name);
        Array(json, "rows", ranking.Rows, row =>
        {
            json.WriteStartObject();
            json.WriteNumber("row", places[row.Row]);
            Text(json, "rank", row.Rank);
            Flag(json, "paretoOptimal", row.IsParetoOptimal);
            Number(json, "tables", row.Tables);
            foreach (var (name, ratio, low, high) in row.Ratios)
            {
                Array(json, name, [.. new[] { ratio, low, high }.OfType<double>()], number => json.WriteRawValue(Digits(number, 5)));
            }

            json.WriteEndObject();
        });
        json.WriteEndObject();
    }

    private static void Time(Utf8JsonWriter json, string name, DataTime? time)
    {
        if (time is null)
        {
            return;
        }

        json.WriteStartObject(name);
        Number(json, "ns", time.Ns);
        Number(json, "ratio", time.Ratio);
        Number(json, "allocated", time.AllocatedBytes);
        Array(json, "launches", time.Launches, launch =>
        {
            json.WriteStartArray();
            foreach (var ns in launch)
            {
                json.WriteRawValue(Digits(ns, 4));
            }

            json.WriteEndArray();
        });
        json.WriteEndObject();
    }

    private static void Array<T>(Utf8JsonWriter json, string name, IReadOnlyList<T> items, Action<T> write)
    {
        json.WriteStartArray(name);
        foreach (var item in items)
        {
            write(item);
        }

        json.WriteEndArray();
    }

    // Text on one line; what is not known or empty is left out.
    private static void Text(Utf8JsonWriter json, string name, string? value)
    {
        if (!string.IsNullOrEmpty(value))
        {
            json.WriteString(name, Visible.InLine(value));
        }
    }

    private static void Flag(Utf8JsonWriter json, string name, bool value)
    {
        if (value)
        {
            json.WriteBoolean(name, true);
        }
    }

    private static void Number(Utf8JsonWriter json, string name, double? value)
    {
        if (value is { } number && double.IsFinite(number))
        {
            json.WritePropertyName(name);
            json.WriteRawValue(Digits(number, 7));
        }
    }

    private static string Digits(double value, int digits) =>
        value.ToString("G" + digits.ToString(CultureInfo.InvariantCulture), CultureInfo.InvariantCulture);
}
