using System.Text.Json;
using Deque.AxeCore.Commons;
using Deque.AxeCore.Playwright;

namespace Roundup.Page.Tests;

/// <summary>What tests do with an open page.</summary>
internal static class PageExtensions
{
    private static readonly AxeRunOptions s_axe = new()
    {
        RunOnly = RunOnlyOptions.Tags("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"),
        // The only rule of WCAG 2.2, and off unless asked for.
        Rules = new() { ["target-size"] = new() { Enabled = true } },
    };

    /// <summary>Checks that axe-core finds no violation.</summary>
    /// <param name="page">The page.</param>
    /// <param name="rules">Rules that must have found something to look at, besides that of contrast.</param>
    public static async Task ShouldBeAccessible(this IPage page, params string[] rules)
    {
        var found = await page.RunAxe(s_axe);
        found.Passes.Length.ShouldBeGreaterThan(10);
        rules.Append("color-contrast").ShouldBeSubsetOf(found.Passes.Select(rule => rule.Id));
        found.Violations.Select(rule => string.Create(
            CultureInfo.InvariantCulture, $"{rule.Id} ({rule.Nodes.Length}): {rule.Help}: {rule.Nodes[0].Html}")).ShouldBeEmpty();
    }

    /// <summary>Checks the box with a name.</summary>
    public static Task Check(this IPage page, string name) => page.SetChecked(name, true);

    /// <inheritdoc cref="Check"/>
    public static Task Uncheck(this IPage page, string name) => page.SetChecked(name, false);

    /// <summary>Chooses a value of the list with a name.</summary>
    public static async Task Choose(this IPage page, string name, string value)
    {
        await page.OpenDetails();
        await page.Locator("label", new() { HasText = name }).Locator("select").SelectOptionAsync(value);
    }

    private static async Task SetChecked(this IPage page, string name, bool isOn)
    {
        await page.OpenDetails();
        await page.Locator("label", new() { HasText = name }).Locator("input").SetCheckedAsync(isOn);
    }

    /// <summary>What a function of the page returns, read as JSON.</summary>
    public static async Task<T> Read<T>(this IPage page, string function) =>
        JsonSerializer.Deserialize<T>(
            await page.EvaluateAsync<string>($"async () => JSON.stringify(await ({function})())"), JsonSerializerOptions.Web)!;

    /// <summary>Unfolds what a long report hides.</summary>
    public static Task OpenDetails(this IPage page) =>
        page.EvaluateAsync("for (const details of document.querySelectorAll('details')) { details.open = true; }");

    /// <summary>The visible rows of the tables whose rows have names, cells between tabs; folded ones count as visible.</summary>
    public static async Task<string[]> VisibleRows(this IPage page) => await page.EvaluateAsync<string[]>("""
        () => [...document.querySelectorAll("table[id]:has(tbody th) tbody tr")]
          .filter(row => !row.hidden && getComputedStyle(row).display !== "none")
          .map(row => [...row.cells].filter(cell => getComputedStyle(cell).display !== "none")
            .map(cell => cell.textContent.trim()).join("\t"))
        """);

    /// <summary>Checks that the page is not wider than its window; names what is.</summary>
    public static async Task ShouldFit(this IPage page) => (await page.EvaluateAsync<string[]>("""
        () => {
          const root = document.documentElement;
          const isWide = part => part.getBoundingClientRect().right > root.clientWidth + 1 && !part.closest(".scroll *, figure *, pre *");
          return root.scrollWidth <= root.clientWidth ? []
            : [`${root.scrollWidth} of ${root.clientWidth}`,
              ...[...document.querySelectorAll("body *")].filter(isWide).slice(0, 5).map(part => part.outerHTML.slice(0, 80))];
        }
        """)).ShouldBeEmpty();
}
