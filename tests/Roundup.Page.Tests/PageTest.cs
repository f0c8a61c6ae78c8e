namespace Roundup.Page.Tests;

/// <summary>One browser for all tests; each opens its pages in a context of its own, so that classes run side by side.</summary>
internal static class Browser
{
    private static readonly Lazy<Task<IBrowser>> s_browser = new(LaunchAsync);

    /// <summary>A context without history, storage or permissions but the clipboard's.</summary>
    public static async Task<IBrowserContext> Context(int width, ColorScheme scheme, bool runsScripts) =>
        await (await s_browser.Value).NewContextAsync(new()
        {
            ViewportSize = new() { Width = width, Height = 800 },
            ColorScheme = scheme,
            JavaScriptEnabled = runsScripts,
            Permissions = ["clipboard-read", "clipboard-write"],
        });

    private static async Task<IBrowser> LaunchAsync()
    {
        // Playwright's driver ends the browser when this process ends.
        var playwright = await Playwright.CreateAsync();
        return await playwright.Chromium.LaunchAsync(new() { ExecutablePath = Chromium.Program, Args = Chromium.Arguments });
    }
}

/// <summary>A test of an open page, which must load nothing and complain of nothing whatever is done with it.</summary>
public abstract class PageTest
{
    /// <summary>Opens a page, does something with it and looks at what the browser saw of it.</summary>
    /// <param name="address">The page.</param>
    /// <param name="test">What is done with it.</param>
    /// <param name="width">The width of the window.</param>
    /// <param name="scheme">Light or dark.</param>
    /// <param name="runsScripts">Whether scripts run.</param>
    /// <param name="site">The site whose pictures the page may load; null: none.</param>
    protected static async Task Opened(
        string address, Func<IPage, Task> test, int width = 1280, ColorScheme scheme = ColorScheme.Light, bool runsScripts = true,
        string? site = null)
    {
        ArgumentNullException.ThrowIfNull(test);
        await using var context = await Browser.Context(width, scheme, runsScripts);
        // A busy machine takes longer than the 30 seconds of Playwright over the widest page.
        context.SetDefaultTimeout((float)TimeSpan.FromMinutes(5).TotalMilliseconds);
        var page = await context.NewPageAsync();
        List<string> seen = [];
        context.Page += (_, other) => seen.Add($"another page: {other.Url}");
        page.Console += (_, message) => seen.Add($"{message.Type}: {message.Text}");
        page.PageError += (_, error) => seen.Add($"error: {error}");
        page.Dialog += async (_, dialog) =>
        {
            seen.Add($"dialog: {dialog.Message}");
            await dialog.DismissAsync();
        };
        page.Request += (_, request) => seen.Add($"request: {request.Url}");
        await page.GotoAsync(address);

        await test(page);

        // A picture that the page draws is a blob of its own.
        seen.RemoveAll(line => line == $"request: {address.Split('#')[0]}" || line.StartsWith("request: blob:", StringComparison.Ordinal)
            || (site is not null && line.StartsWith($"request: {site}", StringComparison.Ordinal)
                && Path.GetExtension(line) is ".svg" or ".png"));
        seen.ShouldBeEmpty();
    }
}
