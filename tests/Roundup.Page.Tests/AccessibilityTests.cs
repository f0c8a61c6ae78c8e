namespace Roundup.Page.Tests;

/// <summary>WCAG 2.2 AA, as far as axe-core can tell.</summary>
public class AccessibilityTests : PageTest
{
    [ChromiumTheory]
    [InlineData("quick", 1280, ColorScheme.Dark)]
    [InlineData("quick", 400, ColorScheme.Light)]
    [InlineData("own-data", 400, ColorScheme.Dark)]
    [InlineData("check", 400, ColorScheme.Light)]
    public Task Violates_nothing(string run, int width, ColorScheme scheme) => Opened(
        Pages.Small(run),
        async page =>
        {
            await page.OpenDetails();
            await page.Locator("thead button").First.ClickAsync();
            if (await page.IsVisibleAsync("#filter"))
            {
                await page.FillAsync("#filter", "s");
            }

            await page.ShouldBeAccessible("target-size");
        },
        width,
        scheme);

    [ChromiumTheory]
    [InlineData("quick")]
    [InlineData("own-data")]
    [InlineData("startup")]
    [InlineData("check")]
    public Task Is_never_wider_than_its_window(string run) => Opened(Pages.Stored(run), async page =>
    {
        await page.OpenDetails();
        foreach (var width in new[] { 320, 400, 800, 1280, 2000 })
        {
            await page.SetViewportSizeAsync(width, 800);
            await page.ShouldFit();
        }
    });
}
