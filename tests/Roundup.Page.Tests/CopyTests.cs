using CsvHelper;
using CsvHelper.Configuration;

namespace Roundup.Page.Tests;

/// <summary>Tables in the clipboard.</summary>
public class CopyTests : PageTest
{
    private const string Name = "a|b\\c, \"d\"";
    private const string Formula = "=1+1";

    private static readonly Lazy<string> s_page = new(() =>
    {
        var file = Pages.Results("quick");
        string Row(string name) => name switch { "MemoryPack" => Name, "YamlDotNet" => Formula, _ => name };
        return Pages.AddressOf(file with
        {
            Serializers = [.. file.Serializers.Select(row => row with { Name = Row(row.Name) })],
            Cases = [.. file.Cases.Select(result => result with { Id = result.Id with { Serializer = Row(result.Id.Serializer) } })],
        });
    });

    [ChromiumFact]
    public Task A_copy_as_CSV_has_the_visible_rows_in_their_order() => Opened(s_page.Value, async page =>
    {
        await Arrange(page);

        using var csv = new CsvParser(
            new StringReader(await Copied(page, "Copy as CSV")), new CsvConfiguration(CultureInfo.InvariantCulture) { NewLine = "\n" });
        List<string[]> rows = [];
        while (await csv.ReadAsync())
        {
            rows.Add(csv.Record!);
        }

        // A spreadsheet would run it.
        rows.RemoveAll(row => row.Contains(Formula));
        var expected = await Shown(page);
        expected.RemoveAll(row => row.Contains(Formula));
        rows.Count(row => row.Contains("'" + Formula)).ShouldBe(1);
        rows.RemoveAll(row => row.Contains("'" + Formula));
        ShouldBe(rows, expected);
        rows.ShouldContain(row => row.Contains(Name));
    });

    [ChromiumFact]
    public Task A_copy_as_Markdown_has_the_visible_rows_in_their_order() => Opened(s_page.Value, async page =>
    {
        await Arrange(page);

        var rows = MarkdownTables.Of(await Copied(page, "Copy as Markdown")).ShouldHaveSingleItem();

        ShouldBe(rows, await Shown(page));
        rows.ShouldContain(row => row.Contains(Name));
    });

    /// <summary>Sorts the first table and hides some of its rows.</summary>
    private static async Task Arrange(IPage page)
    {
        var all = await Shown(page);
        await page.Locator("#t1 thead button").Nth(2).ClickAsync();
        await page.Locator("#t1 thead button").Nth(2).ClickAsync();
        await page.FillAsync("#filter", "= \\ json messagepack");
        var shown = await Shown(page);
        shown.Count.ShouldBeInRange(4, all.Count - 1);
    }

    private static async Task<string> Copied(IPage page, string button)
    {
        await page.Locator(".scroll:has(#t1) ~ .copy", new() { HasText = button }).First.ClickAsync();
        await page.Locator("button.copy", new() { HasText = "Copied" }).First.WaitForAsync();
        return await page.EvaluateAsync<string>("navigator.clipboard.readText()");
    }

    private static async Task<List<string[]>> Shown(IPage page) => [.. await page.Read<string[][]>("""
        () => [...document.querySelector("#t1").rows].filter(row => !row.hidden)
          .map(row => [...row.cells].filter(cell => getComputedStyle(cell).display !== "none").map(cell => cell.textContent.trim()))
        """)];

    private static void ShouldBe(IEnumerable<string[]> rows, IEnumerable<string[]> expected) =>
        rows.Select(row => string.Join('\t', row)).ShouldBe(expected.Select(row => string.Join('\t', row)));
}
