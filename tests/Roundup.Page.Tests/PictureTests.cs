using System.Text;

namespace Roundup.Page.Tests;

/// <summary>Charts as files, and explanations beside what they explain.</summary>
public class PictureTests : PageTest
{
    [ChromiumTheory]
    [InlineData("SVG", "<svg")]
    [InlineData("PNG", "PNG")]
    public Task A_chart_is_saved(string kind, string start) => Opened(Pages.Small("quick"), async page =>
    {
        await page.OpenDetails();
        var download = await page.RunAndWaitForDownloadAsync(
            () => page.Locator(".saved button", new() { HasText = kind }).First.ClickAsync());

        var bytes = await File.ReadAllBytesAsync((await download.PathAsync())!);
        download.SuggestedFilename.ShouldEndWith(kind, Case.Insensitive);
        Encoding.Latin1.GetString(bytes[..4]).ShouldContain(start);
        bytes.Length.ShouldBeGreaterThan(1_000);
    });

    /// <summary>WCAG 1.4.13: on focus too, and Escape closes it.</summary>
    [ChromiumFact]
    public Task An_explanation_opens_with_the_focus_and_closes_with_Escape() => Opened(Pages.Stored("quick"), async page =>
    {
        var mark = page.Locator("#t0 [data-tip]:not(button)").First;
        await mark.FocusAsync();
        (await page.IsVisibleAsync("#tip")).ShouldBeTrue();
        (await page.TextContentAsync("#tip")).ShouldBe(await mark.GetAttributeAsync("data-tip"));
        (await mark.GetAttributeAsync("aria-describedby")).ShouldBe("tip");

        await page.Keyboard.PressAsync("Escape");

        (await page.IsVisibleAsync("#tip")).ShouldBeFalse();
    });
}
