namespace Roundup.Page.Tests;

/// <summary>One browser for all tests; each opens its pages in a context of its own.</summary>
public sealed class Browser : IAsyncLifetime
{
    private IPlaywright? _playwright;
    private IBrowser? _browser;

    /// <inheritdoc/>
    public async Task InitializeAsync()
    {
        if (Chromium.Program is { } program)
        {
            _playwright = await Playwright.CreateAsync();
            _browser = await _playwright.Chromium.LaunchAsync(new() { ExecutablePath = program, Args = Chromium.Arguments });
        }
    }

    /// <summary>A context without history, storage or permissions but the clipboard's.</summary>
    public Task<IBrowserContext> Context(int width, ColorScheme scheme, bool runsScripts) => _browser!.NewContextAsync(new()
    {
        ViewportSize = new() { Width = width, Height = 800 },
        ColorScheme = scheme,
        JavaScriptEnabled = runsScripts,
        Permissions = ["clipboard-read", "clipboard-write"],
    });

    /// <inheritdoc/>
    public async Task DisposeAsync()
    {
        if (_browser is not null)
        {
            await _browser.CloseAsync();
        }

        _playwright?.Dispose();
    }
}

/// <summary>The tests that share the browser.</summary>
[CollectionDefinition(Name)]
public sealed class BrowserTests : ICollectionFixture<Browser>
{
    /// <summary>Its name.</summary>
    public const string Name = "browser";
}

/// <summary>A test of an open page, which must load nothing and complain of nothing whatever is done with it.</summary>
[Collection(BrowserTests.Name)]
public abstract class PageTest(Browser browser)
{
    /// <summary>Opens a page, does something with it and looks at what the browser saw of it.</summary>
    protected async Task Opened(
        string address, Func<IPage, Task> test, int width = 1280, ColorScheme scheme = ColorScheme.Light, bool runsScripts = true)
    {
        ArgumentNullException.ThrowIfNull(test);
        await using var context = await browser.Context(width, scheme, runsScripts);
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
        seen.RemoveAll(line => line == $"request: {address.Split('#')[0]}" || line.StartsWith("request: blob:", StringComparison.Ordinal));
        seen.ShouldBeEmpty();
    }
}
