using System.Diagnostics;

namespace Roundup.Tests.Support;

/// <summary>A test that opens a page in a browser; skipped where none is installed.</summary>
internal sealed class ChromiumFactAttribute : FactAttribute
{
    public ChromiumFactAttribute() => Skip = Chromium.Missing;
}

/// <inheritdoc cref="ChromiumFactAttribute"/>
internal sealed class ChromiumTheoryAttribute : TheoryAttribute
{
    public ChromiumTheoryAttribute() => Skip = Chromium.Missing;
}

/// <summary>The browser that is installed. Tests download none.</summary>
internal static class Chromium
{
    /// <summary>The program; null where there is none.</summary>
    public static string? Program { get; } = new[] { "chromium", "chromium-browser", "google-chrome" }
        .SelectMany(name => (Environment.GetEnvironmentVariable("PATH") ?? "").Split(Path.PathSeparator)
            .Select(folder => Path.Combine(folder, name)))
        .FirstOrDefault(File.Exists);

    /// <summary>Why a test is skipped; null where it runs.</summary>
    public static string? Missing => Program is null ? "Chromium is not installed" : null;

    /// <summary>Nothing in the background. The sandbox does not work for root.</summary>
    public static IReadOnlyList<string> Arguments { get; } =
    [
        "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run",
        .. Environment.IsPrivilegedProcess ? ["--no-sandbox"] : Array.Empty<string>(),
    ];

    /// <summary>What a page is after its scripts have run, and what the browser wrote.</summary>
    public static (string Dom, string Log) Opened(string address)
    {
        var start = new ProcessStartInfo(Program!) { RedirectStandardOutput = true, RedirectStandardError = true };
        string[] arguments =
        [
            "--headless", .. Arguments, "--disable-gpu", "--disable-dev-shm-usage", "--enable-logging=stderr",
            "--dump-dom", address,
        ];
        foreach (var argument in arguments)
        {
            start.ArgumentList.Add(argument);
        }

        using var process = Process.Start(start)!;
        var log = process.StandardError.ReadToEndAsync();
        var dom = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        return (dom, log.GetAwaiter().GetResult());
    }
}
