using System.Text.RegularExpressions;

namespace Roundup.Page.Tests;

/// <summary>Sorting and filtering.</summary>
public class TablesTests : PageTest
{
    /// <summary>A cell: its text and, where it has one, its value.</summary>
    private sealed record Cell(string Text, double? Value);

    /// <summary>The cells of a column as the page has them, and after a first and a second click on its heading.</summary>
    /// <param name="Name">The table and the heading.</param>
    /// <param name="Before">The cells before.</param>
    /// <param name="Up">After the first click.</param>
    /// <param name="Down">After the second click.</param>
    /// <param name="Sorts">What the heading says of its order after each.</param>
    /// <param name="Heads">How many headings of the table say so.</param>
    private sealed record SortedColumn(
        string Name, IReadOnlyList<Cell> Before, IReadOnlyList<Cell> Up, IReadOnlyList<Cell> Down, IReadOnlyList<string> Sorts, int Heads);

    private const string SortAll = """
        () => [...document.querySelectorAll("table:has(thead button)")].flatMap(table => [...table.tHead.rows[0].cells].map((head, i) => {
          const cells = () => [...table.tBodies[0].rows].map(row => row.cells[i])
            .map(cell => ({ text: cell.textContent.trim(), value: "v" in cell.dataset ? Number(cell.dataset.v) : null }));
          const before = cells();
          const [up, down] = [0, 1].map(() => {
            head.querySelector("button").click();
            return { cells: cells(), sort: head.getAttribute("aria-sort") };
          });
          return { name: `${table.id} ${head.textContent}`, before, up: up.cells, down: down.cells, sorts: [up.sort, down.sort],
            heads: table.querySelectorAll("th[aria-sort]").length };
        }))
        """;

    [ChromiumTheory]
    [InlineData("quick")]
    [InlineData("own-data")]
    [InlineData("check")]
    public Task Every_column_sorts_both_ways_with_empty_cells_last(string run) => Opened(Pages.Stored(run), async page =>
    {
        await page.OpenDetails();
        var (sorted, empty) = (0, 0);
        foreach (var column in await page.Read<SortedColumn[]>(SortAll))
        {
            column.Sorts.ShouldBe(["ascending", "descending"], column.Name);
            column.Heads.ShouldBe(1, column.Name);
            foreach (var (cells, sign) in new[] { (column.Up, 1), (column.Down, -1) })
            {
                cells.Select(cell => cell.Text).Order().ShouldBe(column.Before.Select(cell => cell.Text).Order(), column.Name);
                ShouldBeSorted(cells, sign);
            }

            sorted++;
            empty += column.Up.Any(cell => cell.Text.Length == 0) && column.Up.Any(cell => cell.Value is not null) ? 1 : 0;
        }

        sorted.ShouldBeGreaterThan(10);
        if (run == "quick")
        {
            empty.ShouldBeGreaterThan(0, "a column of numbers has an empty cell");
        }
    });

    [ChromiumFact]
    public Task A_filter_leaves_the_rows_that_contain_one_of_its_words() => Opened(Pages.Stored("quick"), async page =>
    {
        var all = await page.VisibleRows();

        await page.FillAsync("#filter", "memorypack, Newtonsoft");

        string[] expected = [.. all.Where(row => row.Contains("memorypack", StringComparison.OrdinalIgnoreCase)
            || row.Contains("newtonsoft", StringComparison.OrdinalIgnoreCase))];
        expected.Length.ShouldBeInRange(2, all.Length - 1);
        (await page.VisibleRows()).ShouldBe(expected);
        (await page.TextContentAsync("#shown"))!.ShouldMatch(@"^\d+ of \d+ rows");

        // The format is in no cell.
        await page.FillAsync("#filter", "xml");
        (await page.VisibleRows()).ShouldContain(row => row.Contains("\tDataContractSerializer/binary\t", StringComparison.Ordinal));

        await page.FillAsync("#filter", "");
        (await page.VisibleRows()).ShouldBe(all);
        (await page.TextContentAsync("#shown")).ShouldBe("");
    });

    [ChromiumFact]
    public Task Without_marks_leaves_the_rows_that_lose_nothing() => Opened(Pages.Stored("web-models"), async page =>
    {
        var all = await page.VisibleRows();

        await page.Check("lossy or unchecked");
        await page.Check("adapted from another API form");

        var left = await page.VisibleRows();
        left.Length.ShouldBeInRange(1, all.Length - 1);
        left.Where(HasMark).ShouldBeEmpty();
        all.Except(left).Where(HasMark).ShouldContain(row => row.Contains("\tL", StringComparison.Ordinal));
        all.Except(left).Where(HasMark).ShouldContain(row => row.EndsWith("\tA", StringComparison.Ordinal));
        await page.Uncheck("lossy or unchecked");
        await page.Uncheck("adapted from another API form");
        (await page.VisibleRows()).ShouldBe(all);
    });

    /// <summary>Whether the last cell of a row has the mark of a lossy or an adapted one.</summary>
    private static bool HasMark(string row) => Regex.IsMatch(row, @"\t(L\d*|A)( [A-Z0-9 ]+)?$");

    private const string Controls = """
        parts => parts.flatMap(part => [...part.querySelectorAll("input, select")])
          .map(control => control.type === "checkbox" ? control.checked : control.value).join()
        """;

    [ChromiumFact]
    public Task The_address_holds_the_whole_view() => Opened(Pages.Stored("quick"), async page =>
    {
        var all = await page.VisibleRows();
        await page.FillAsync("#filter", "messagepack & + ü #1");
        await page.Check("adapted from another API form");
        await page.Check("all columns");
        await page.Choose("Needs", "attributes");
        await page.Choose("Baseline", "MessagePack/contractless");
        await page.Choose("Ranked by", "size as much as time");
        var table = page.Locator("#t1");
        await table.Locator("thead button").Nth(2).ClickAsync();
        await table.Locator("thead button").Nth(2).ClickAsync();
        var view = await page.VisibleRows();
        view.ShouldNotBe(all);

        var address = page.Url;
        await Opened(address, async other =>
        {
            (await other.VisibleRows()).ShouldBe(view);
            (await other.InputValueAsync("#filter")).ShouldBe("messagepack & + ü #1");
            (await other.Locator("#tools, #compare").EvaluateAllAsync<string>(Controls))
                .ShouldBe(await page.Locator("#tools, #compare").EvaluateAllAsync<string>(Controls));
            (await other.TextContentAsync("#shown")).ShouldBe(await page.TextContentAsync("#shown"));
            (await other.Locator("th[aria-sort=descending]").CountAsync()).ShouldBe(1);
        });
    });

    [ChromiumFact]
    public Task Going_back_from_a_heading_keeps_the_view() => Opened(Pages.Stored("quick"), async page =>
    {
        await page.FillAsync("#filter", "messagepack");
        var view = await page.VisibleRows();
        var address = page.Url;
        await page.EvaluateAsync("location.hash = document.querySelector('main [id]').id");
        (await page.VisibleRows()).ShouldBe(view);

        await page.GoBackAsync();

        page.Url.ShouldBe(address);
        (await page.VisibleRows()).ShouldBe(view);
    });

    /// <summary>Addresses that people shorten, or that another version of the page has written.</summary>
    [ChromiumTheory]
    [InlineData("#t1=999a")]
    [InlineData("#t1=2x&t999=1a&exact=2&filter")]
    [InlineData("#without=toString+constructor+__proto__&columns=2")]
    [InlineData("#weights=write:+size:-1&mbits=-5&baseline=nobody")]
    [InlineData("#%E0%A4%A")]
    [InlineData("#<script>")]
    public async Task A_strange_address_shows_the_page(string hash)
    {
        string[] all = [];
        await Opened(Pages.Stored("quick"), async page => all = await page.VisibleRows());

        await Opened(Pages.Stored("quick") + hash, async page => (await page.VisibleRows()).ShouldBe(all));
    }

    [ChromiumFact]
    public Task Without_scripts_all_is_there_and_no_tool() => Opened(
        Pages.Stored("quick"),
        async page =>
        {
            (await page.IsVisibleAsync("#tools")).ShouldBeFalse();
            (await page.Locator("button").CountAsync()).ShouldBe(0);
            (await page.VisibleRows()).Length.ShouldBeGreaterThan(20);
        },
        runsScripts: false);

    private static void ShouldBeSorted(IReadOnlyList<Cell> cells, int sign)
    {
        var filled = cells.TakeWhile(cell => cell.Text.Length > 0).ToList();
        cells.Skip(filled.Count).ShouldAllBe(cell => cell.Text.Length == 0);
        foreach (var (first, second) in filled.Zip(filled.Skip(1)))
        {
            // The order of texts is that of people, who read upper and lower case alike: here the first letters alone.
            if (first.Value is { } a && second.Value is { } b)
            {
                (sign * (b - a)).ShouldBeGreaterThanOrEqualTo(0, $"{first.Text} before {second.Text}");
            }
            else if (char.IsAsciiLetter(first.Text[0]) && char.IsAsciiLetter(second.Text[0]))
            {
                (sign * (char.ToLowerInvariant(second.Text[0]) - char.ToLowerInvariant(first.Text[0])))
                    .ShouldBeGreaterThanOrEqualTo(0, $"{first.Text} before {second.Text}");
            }
        }
    }
}
