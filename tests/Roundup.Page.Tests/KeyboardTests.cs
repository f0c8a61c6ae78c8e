namespace Roundup.Page.Tests;

/// <summary>The page without a mouse.</summary>
public class KeyboardTests : PageTest
{
    private const string Controls = "a[href], button, input, select, textarea, summary, [tabindex='0']";

    /// <summary>Where the focus is.</summary>
    /// <param name="Number">The number of the control in the order of the document; -1: no control of the page has the focus.</param>
    /// <param name="Name">What the control is.</param>
    /// <param name="IsMarked">Whether a ring of two pixels or more shows that it has the focus.</param>
    /// <param name="IsSeen">Whether it is in the window and nothing covers it.</param>
    private sealed record Stop(int Number, string Name, bool IsMarked, bool IsSeen);

    private static readonly string s_focused = $$"""
        () => {
          const found = document.activeElement;
          const controls = [...document.querySelectorAll("{{Controls}}")].filter(control => control.checkVisibility());
          const style = getComputedStyle(found);
          // Any point of it: a region can be larger than the window.
          const inside = box => [0.02, 0.25, 0.5, 0.75, 0.98].map(share => [
            Math.max(0, box.left) + share * (Math.min(innerWidth, box.right) - Math.max(0, box.left)),
            Math.max(0, box.top) + share * (Math.min(innerHeight, box.bottom) - Math.max(0, box.top))]);
          const points = [...found.getClientRects()].map(inside).flatMap(at => at.flatMap(([x]) => at.map(([, y]) => [x, y])));
          const isSeen = points.some(([x, y]) => found.contains(document.elementFromPoint(x, y)));
          return { number: controls.indexOf(found), name: `${found.tagName} ${found.textContent.trim().slice(0, 40)}`,
            isMarked: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2, isSeen };
        }
        """;

    [ChromiumTheory]
    [InlineData(1280)]
    [InlineData(400)]
    public Task Tab_reaches_every_control_in_order_and_leaves_the_page(int width) => Opened(
        Pages.Small("quick"),
        async page =>
        {
            var controls = await page.EvaluateAsync<int>(
                $"[...document.querySelectorAll(\"{Controls}\")].filter(control => control.checkVisibility()).length");
            controls.ShouldBeGreaterThan(30);

            var forth = await Stops(page, "Tab", controls);
            forth.Select(stop => stop.Number).Index().Where(stop => stop.Index != stop.Item).Take(5).ShouldBeEmpty();
            forth.Count.ShouldBe(controls);
            ShouldBeVisible(forth);

            // From behind the page's end.
            await page.EvaluateAsync("() => document.body.append(Object.assign(document.createElement('p'), { tabIndex: -1, id: 'end' }))");
            await page.FocusAsync("#end");
            var back = await Stops(page, "Shift+Tab", controls - 1);
            back.Index().Where(stop => stop.Index != controls - 1 - stop.Item.Number).Take(5).ShouldBeEmpty();
            ShouldBeVisible(back);
        },
        width);

    [ChromiumTheory]
    [InlineData("#t0")]
    [InlineData("#t1")]
    public Task Enter_and_the_space_bar_sort(string table) => Opened(Pages.Stored("quick"), async page =>
    {
        var head = page.Locator($"{table} thead th").Nth(2);
        await head.Locator("button").FocusAsync();

        await page.Keyboard.PressAsync("Enter");
        (await head.GetAttributeAsync("aria-sort")).ShouldBe("ascending");
        await page.Keyboard.PressAsync("Space");
        (await head.GetAttributeAsync("aria-sort")).ShouldBe("descending");
        (await head.EvaluateAsync<bool>("head => head.contains(document.activeElement)")).ShouldBeTrue();
    });

    [ChromiumFact]
    public Task Details_of_a_row_open_and_close_without_a_mouse() => Opened(Pages.Small("quick"), async page =>
    {
        var name = page.Locator("button.name").First;
        await name.FocusAsync();
        await page.Keyboard.PressAsync("Enter");
        (await page.Locator("dialog[open] h2").TextContentAsync()).ShouldBe(await name.TextContentAsync());
        await page.Keyboard.PressAsync("Tab");
        (await page.EvaluateAsync<bool>("document.activeElement.closest('dialog') !== null")).ShouldBeTrue();

        await page.Keyboard.PressAsync("Escape");

        (await page.Locator("dialog").CountAsync()).ShouldBe(0);
        (await name.EvaluateAsync<bool>("name => document.activeElement === name")).ShouldBeTrue();
    });

    [ChromiumFact]
    public Task The_tools_work_without_a_mouse() => Opened(Pages.Small("quick"), async page =>
    {
        var all = await page.VisibleRows();
        await page.FocusAsync("#filter");
        await page.Keyboard.TypeAsync("system");
        await page.Keyboard.PressAsync("Enter");
        var filtered = await page.VisibleRows();
        filtered.Length.ShouldBeInRange(1, all.Length - 1);
        page.Url.ShouldEndWith("#filter=system");

        await page.Keyboard.PressAsync("Tab");
        (await page.EvaluateAsync<string>("document.activeElement.id")).ShouldBe("");
        await page.Keyboard.PressAsync("Space");
        (await page.Locator("label", new() { HasText = "all columns" }).Locator("input").IsCheckedAsync()).ShouldBeTrue();
    });

    [ChromiumFact]
    public Task The_first_stop_skips_the_tools() => Opened(Pages.Small("quick"), async page =>
    {
        await page.Keyboard.PressAsync("Tab");
        (await page.EvaluateAsync<string>("document.activeElement.className")).ShouldBe("skip");

        await page.Keyboard.PressAsync("Enter");
        await page.WaitForURLAsync(address => address.EndsWith("#content", StringComparison.Ordinal));
        await page.Keyboard.PressAsync("Tab");

        (await page.EvaluateAsync<bool>("document.getElementById('content').contains(document.activeElement)")).ShouldBeTrue();
    });

    /// <summary>The stops until the focus leaves the page; one more than expected shows that it does not.</summary>
    private static async Task<List<Stop>> Stops(IPage page, string key, int expected)
    {
        List<Stop> stops = [];
        while (stops.Count <= expected)
        {
            await page.Keyboard.PressAsync(key);
            if (await page.EvaluateAsync<bool>("document.activeElement === document.body"))
            {
                break;
            }

            stops.Add(await page.Read<Stop>(s_focused));
        }

        return stops;
    }

    private static void ShouldBeVisible(List<Stop> stops)
    {
        stops.Where(stop => !stop.IsMarked).ShouldBeEmpty();
        stops.Where(stop => !stop.IsSeen).ShouldBeEmpty();
    }
}
