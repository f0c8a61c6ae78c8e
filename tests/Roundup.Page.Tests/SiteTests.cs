using System.Diagnostics;

namespace Roundup.Page.Tests;

/// <summary>The site of the stored runs, in a browser.</summary>
public class SiteTests : PageTest
{
    private static readonly Lazy<string> s_site = new(Build);

    [ChromiumTheory]
    [InlineData("index", 1280, ColorScheme.Light)]
    [InlineData("index", 400, ColorScheme.Dark)]
    [InlineData("libraries/System.Text.Json", 400, ColorScheme.Light)]
    [InlineData("libraries/Newtonsoft.Json", 1280, ColorScheme.Dark)]
    [InlineData("published/web-models", 400, ColorScheme.Dark)]
    [InlineData("contents", 400, ColorScheme.Light)]
    [InlineData("lists/serializers", 1280, ColorScheme.Light)]
    public Task A_page_fits_its_window_and_violates_nothing(string name, int width, ColorScheme scheme) => Opened(
        $"{s_site.Value}{name}.html",
        async page =>
        {
            await page.ShouldFit();
            await page.ShouldBeAccessible();
        },
        width,
        scheme,
        site: s_site.Value);

    [ChromiumTheory]
    [InlineData(1280)]
    [InlineData(400)]
    public Task The_first_screen_has_the_verdict_and_the_picture(int width) => Opened(
        s_site.Value + "index.html",
        async page =>
        {
            var height = page.ViewportSize!.Height;
            async Task<float> Top(string selector) => (await page.Locator(selector).First.BoundingBoxAsync())!.Y;

            (await Top("h1")).ShouldBeLessThan(height / 4f);
            (await Top("main li strong")).ShouldBeLessThan(height / 2f, "the first verdict");
            (await Top("main img")).ShouldBeLessThan(height, "the picture begins on the first screen");
        },
        width,
        site: s_site.Value);

    // As .github/workflows/site.yml builds it, with the program of the same configuration.
    private static string Build()
    {
        var (target, configuration) = (new DirectoryInfo(AppContext.BaseDirectory), new DirectoryInfo(AppContext.BaseDirectory).Parent!);
        var root = configuration.Parent!.Parent!.Parent!.Parent!.FullName;
        var folder = Path.Combine(AppContext.BaseDirectory, "sité");
        var program = Path.Combine(root, "tools", "Roundup.Site", "bin", configuration.Name, target.Name, "roundup-site.dll");
        using var process = Process.Start(new ProcessStartInfo("dotnet", [program, "build", folder]) { RedirectStandardOutput = true })!;
        process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        process.ExitCode.ShouldBe(0);
        return new Uri(folder + Path.DirectorySeparatorChar).AbsoluteUri;
    }
}
