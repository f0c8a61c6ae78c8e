namespace Roundup.Page.Tests;

/// <summary>The rankings that a reader chooses.</summary>
public class ExplorerTests : PageTest
{
    private const string Columns = """
        () => Object.fromEntries(["#t0", "#t1"].map(id => {
          const [head, ...rows] = [...document.querySelector(id).rows].map(row => [...row.cells].map(cell => cell.textContent.trim()));
          return [id, rows.map(row => Object.fromEntries(head.map((name, i) => [name, row[i]])))];
        }))
        """;

    [ChromiumFact]
    public Task Begins_with_the_numbers_of_the_overview() => Opened(Pages.Stored("quick"), async page =>
    {
        var tables = await page.Read<Dictionary<string, Dictionary<string, string>[]>>(Columns);
        var own = tables["#t0"].ToDictionary(row => row["Serializer"]);

        own.Keys.Order().ShouldBe(tables["#t1"].Select(row => row["Serializer"]).Order());
        foreach (var row in tables["#t1"])
        {
            foreach (var (column, mine) in new[] { ("Serialize", "Serialize"), ("Deserialize", "Deserialize"), ("Size", "Size") })
            {
                own[row["Serializer"]][mine].ShouldBe(row[column], $"{row["Serializer"]} {column}");
            }
        }
    });

    [ChromiumFact]
    public Task Another_baseline_is_1_and_divides_the_others() => Opened(Pages.Stored("quick"), async page =>
    {
        async Task<Dictionary<string, double>> Ratios() => await page.Read<Dictionary<string, double>>("""
            () => {
              const column = [...document.querySelectorAll("#t0 thead th")].findIndex(head => head.textContent === "Serialize");
              return Object.fromEntries([...document.querySelectorAll("#t0 tbody tr")]
                .map(row => [row.cells[0].textContent, Number(row.cells[column].dataset.v)]));
            }
            """);
        var before = await Ratios();

        await page.Choose("Baseline", "MessagePack/attributes");

        (await page.Locator("#t0 thead th").AllTextContentsAsync()).ShouldNotContain("±");
        var after = await Ratios();
        after["MessagePack/attributes"].ShouldBe(1);
        after.Keys.Order().ShouldBe(before.Keys.Order());
        foreach (var (name, ratio) in after)
        {
            // The page carries five digits of a ranking.
            (ratio * before["MessagePack/attributes"] / before[name]).ShouldBe(1, 2e-4, name);
        }

        (await page.TextContentAsync("#compare"))!.ShouldContain("Intervals are known for the report's baseline alone");
    });

    [ChromiumFact]
    public Task A_choice_that_the_report_has_no_ranking_of_says_so() => Opened(Pages.Stored("quick"), async page =>
    {
        await page.Choose("Dataset", "Users");
        (await page.Locator("#t0 tbody tr").CountAsync()).ShouldBeGreaterThan(10);

        await page.Choose("Ranked by", "mostly reading");

        (await page.Locator("#t0").CountAsync()).ShouldBe(0);
        (await page.TextContentAsync("#compare .warning"))!.ShouldStartWith("The report has no ranking of this choice");
    });

    [ChromiumFact]
    public Task A_slow_line_favours_the_small() => Opened(Pages.Stored("quick"), async page =>
    {
        async Task<string> Best() => (await page.Locator("#t0 tbody th").First.TextContentAsync())!;
        (await Best()).ShouldBe("MemoryPack");

        // 10 Mbit/s, where little but the size counts.
        await page.Choose("Ranked by", "time to write, send at 10 Mbit/s and read");

        var sizes = await page.Read<double[]>("""
            () => {
              const size = [...document.querySelectorAll("#t0 thead th")].findIndex(head => head.textContent === "Size");
              return [...document.querySelectorAll("#t0 tbody tr")].map(row => Number(row.cells[size].dataset.v));
            }
            """);
        sizes[0].ShouldBeLessThan(1.1 * sizes.Min());
        (await Best()).ShouldNotBe("MemoryPack");
    });
}
