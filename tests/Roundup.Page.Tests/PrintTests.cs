namespace Roundup.Page.Tests;

/// <summary>The page on paper.</summary>
public class PrintTests : PageTest
{
    /// <summary>A4 across less Chromium's margins of 1 cm, in CSS pixels.</summary>
    private const int PaperWidth = 1047;

    [ChromiumTheory]
    [InlineData("quick")]
    [InlineData("web-models")]
    [InlineData("startup")]
    [InlineData("check")]
    public Task Shows_all_and_no_tool(string run) => Opened(
        Pages.Stored(run),
        async page =>
        {
            await page.EmulateMediaAsync(new() { Media = Media.Print });

            (await page.IsVisibleAsync("#tools")).ShouldBeFalse();
            (await page.Locator(".copy").EvaluateAllAsync<bool>("all => all.some(button => button.checkVisibility())")).ShouldBeFalse();
            // What is folded on the screen too.
            (await page.EvaluateAsync<string[]>("""
                () => [...document.querySelectorAll("main table, main h2, main p, main figure")]
                  .filter(block => !block.checkVisibility()).slice(0, 5).map(block => block.textContent.slice(0, 40))
                """)).ShouldBeEmpty();
            // Paper does not scroll. Browsers make a page that is too wide smaller, to a half at most.
            (await page.EvaluateAsync<string[]>("""
                width => [...document.querySelectorAll("main *")].filter(part => part.getBoundingClientRect().right > width + 1).slice(0, 5)
                  .map(part => `${part.tagName} ${part.id} ${part.getBoundingClientRect().right}`)
                """, PaperWidth)).ShouldBeEmpty();
            (await page.EvaluateAsync<string[]>("""
                () => [...document.querySelectorAll("main *")].filter(part => part.namespaceURI.endsWith("xhtml")
                  && getComputedStyle(part).overflowX !== "visible" && part.scrollWidth > part.clientWidth).slice(0, 5)
                  .map(part => part.outerHTML.slice(0, 80))
                """)).ShouldBeEmpty();
        },
        PaperWidth);
}
