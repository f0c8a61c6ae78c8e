namespace Roundup.Page.Tests.Speed;

/// <summary>Measures the page of a large run: <c>dotnet run -c Release --project tests/Roundup.Page.Tests</c>.</summary>
internal static class PageSpeed
{
    private const int Times = 7;

    /// <summary>Times of one page, ms since the navigation began; of the filter, since the event.</summary>
    private sealed record Timing(double Loaded, double Painted, double Filtered, double Cleared);

    /// <summary>Of the script and layout of one letter in the filter, up to the next frame that is drawn.</summary>
    private const string Measure = """
        async () => {
          const paint = () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
          while (!paint()) {
            await new Promise(done => setTimeout(done, 20));
          }
          const filter = document.getElementById("filter");
          const type = text => new Promise(done => {
            const start = performance.now();
            filter.value = text;
            filter.dispatchEvent(new Event("input", { bubbles: true }));
            // The frame is drawn before a task that its callback queues.
            requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
          });
          const filtered = await type("library1");
          const cleared = await type("");
          return { loaded: performance.getEntriesByType("navigation")[0].domContentLoadedEventEnd, painted: paint(), filtered, cleared };
        }
        """;

    public static async Task<int> Run()
    {
        if (Chromium.Missing is { } missing)
        {
            await Console.Error.WriteLineAsync($"{missing}: install it, so that its program is on the PATH.");
            return 3;
        }

        var file = LargeRun.Of(1);
        var address = Pages.AddressOf(file);
        List<Timing> timings = [];
        for (var i = 0; i <= Times; i++)
        {
            await using var context = await Browser.Context(1280, ColorScheme.Light, runsScripts: true);
            var page = await context.NewPageAsync();
            await page.GotoAsync(address);
            timings.Add(await page.Read<Timing>(Measure));
        }

        // The first page of a browser also starts its processes.
        timings.RemoveAt(0);
        var bytes = new FileInfo(new Uri(address).LocalPath).Length;
        Console.WriteLine($"{file.Cases.Count} cases, page of {bytes / 1e6:F1} MB, {Times} times\n");
        Console.WriteLine("| ms | median | slowest |\n|---|---:|---:|");
        Line("DOMContentLoaded", timings.Select(timing => timing.Loaded));
        Line("first contentful paint", timings.Select(timing => timing.Painted));
        Line("filter until the next frame", timings.Select(timing => timing.Filtered));
        Line("no filter until the next frame", timings.Select(timing => timing.Cleared));
        return 0;
    }

    private static void Line(string name, IEnumerable<double> values)
    {
        double[] ordered = [.. values.Order()];
        Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"| {name} | {ordered[ordered.Length / 2]:F0} | {ordered[^1]:F0} |"));
    }
}
