using CsvHelper;
using CsvHelper.Configuration;
using Roundup.Reporting.Speed;

namespace Roundup.Page.Tests;

/// <summary>Every number on the page is that of the other files of the report.</summary>
public class NumberTests : PageTest
{
    /// <summary>A table of the page, or a list of facts, which Markdown has as a table.</summary>
    /// <param name="Heads">The headings; none for a list.</param>
    /// <param name="Rows">The texts of the rows.</param>
    /// <param name="Values">The values of the cells, row by row; null where a cell has none.</param>
    private sealed record PageTable(string[] Heads, string[][] Rows, double?[][] Values);

    private const string Tables = """
        () => [...document.querySelectorAll("main table:not(#compare *), main dl")].map(part => part.tagName === "DL"
          ? { heads: [], rows: [...part.querySelectorAll("dt")]
                .map(dt => [dt.textContent.trim(), dt.nextElementSibling.textContent.trim()]),
              values: [] }
          : { heads: [...part.tHead.rows[0].cells].map(cell => cell.textContent.trim()),
              rows: [...part.tBodies[0].rows].map(row => [...row.cells].map(cell => cell.textContent.trim())),
              values: [...part.tBodies[0].rows].map(row => [...row.cells]
                .map(cell => "v" in cell.dataset ? Number(cell.dataset.v) : null)) })
        """;

    [ChromiumTheory]
    [InlineData("quick")]
    [InlineData("web-models")]
    [InlineData("own-data")]
    [InlineData("startup")]
    [InlineData("check")]
    public Task Each_table_is_that_of_the_document(string run) => Opened(Pages.Stored(run), async page =>
    {
        var found = await page.Read<PageTable[]>(Tables);
        var expected = MarkdownTables.Of(Pages.Document(Pages.Results(run)));

        found.Length.ShouldBe(expected.Count);
        foreach (var (table, document) in found.Zip(expected))
        {
            if (table.Heads.Length > 0)
            {
                table.Heads.ShouldBe(document[0]);
            }

            table.Rows.Select(Line).ShouldBe(document.Skip(1).Select(Line));
        }
    });

    [ChromiumTheory]
    [InlineData("quick")]
    [InlineData("own-data")]
    [InlineData("web-models")]
    public Task Each_value_is_that_of_the_file_for_programs(string run) => Opened(Pages.Stored(run), async page =>
    {
        var names = Layouts.ByName.Values.ToLookup(column => column.Heading, column => column.Name);
        var tables = (await page.Read<PageTable[]>(Tables))
            .Where(table => table.Heads.Contains("StdErr") && !table.Heads.Contains("Count")).ToList();
        var cells = (await Records(Pages.Written(Pages.Results(run), "results.csv")))
            .Where(row => row["Mean"].Length > 0)
            .GroupBy(row => (row["Operation"], row["Dataset"], row["Count"], row["Shape"], row["Runtime"]))
            .ToDictionary(cell => cell.Key, cell => cell.ToDictionary(NameOf));
        var compared = 0;
        foreach (var table in tables)
        {
            var name = Array.FindIndex(table.Heads, head => head == "Serializer");
            var mean = Array.IndexOf(table.Heads, "Mean");

            // Which cell it is, by its rows and the first of its times; the other numbers must follow.
            var (key, records) = cells.First(cell => cell.Value.Count == table.Rows.Length
                && cell.Value.TryGetValue(table.Rows[0][name], out var first) && IsSame(table.Values[0][mean], first["Mean"]));
            cells.Remove(key);
            for (var r = 0; r < table.Rows.Length; r++)
            {
                var record = records[table.Rows[r][name]];
                for (var c = 0; c < table.Heads.Length; c++)
                {
                    if (names[table.Heads[c]].FirstOrDefault(record.ContainsKey) is { } column && table.Values[r][c] is { } value)
                    {
                        if (record[column].Length == 0)
                        {
                            // A ratio that nobody knows is an interval; the page sorts by its middle.
                            column.ShouldBe("Ratio");
                            table.Rows[r][c].ShouldContain(" to ");
                            continue;
                        }

                        IsSame(value, record[column]).ShouldBeTrue($"{key} {table.Rows[r][name]} {column}: {value}, {record[column]}");
                        compared++;
                    }
                }
            }
        }

        cells.Keys.ShouldBeEmpty();
        compared.ShouldBeGreaterThan(500);
    });

    private static string NameOf(Dictionary<string, string> record) => CaseId.SerializerNameOf(record["Serializer"], record["Compressor"]);

    /// <summary>The page has six digits of the file's twelve.</summary>
    private static bool IsSame(double? value, string text) =>
        value is { } known && double.TryParse(text, CultureInfo.InvariantCulture, out var number)
        && known.ToString("G6", CultureInfo.InvariantCulture) == number.ToString("G6", CultureInfo.InvariantCulture);

    private static async Task<List<Dictionary<string, string>>> Records(string text)
    {
        using var csv = new CsvParser(new StringReader(text), new CsvConfiguration(CultureInfo.InvariantCulture));
        await csv.ReadAsync();
        var heads = csv.Record!;
        List<Dictionary<string, string>> records = [];
        while (await csv.ReadAsync())
        {
            records.Add(heads.Zip(csv.Record!).ToDictionary(cell => cell.First, cell => cell.Second));
        }

        return records;
    }

    private static string Line(string[] row) => string.Join('\t', row);
}
