using System.Diagnostics;
using System.Net;
using Roundup.Site.Article;

namespace Roundup.Site.Commands;

/// <summary>
/// The picture that other sites show of a shared link: they take no SVG, so Chromium draws the first picture of the article.
/// </summary>
internal static class SharedPicture
{
    public const string File = "shared.png";

    /// <summary>The browser; null where none is installed, and the site has no such picture.</summary>
    public static string? Browser { get; } = new[] { "chromium", "chromium-browser", "google-chrome" }
        .SelectMany(name => (Environment.GetEnvironmentVariable("PATH") ?? "").Split(Path.PathSeparator)
            .Where(Path.IsPathFullyQualified).Select(folder => Path.Combine(folder, name)))
        .FirstOrDefault(System.IO.File.Exists);

    /// <summary>Draws it into the folder of the site.</summary>
    /// <exception cref="SiteException">The browser did not draw it.</exception>
    public static void Write(string browser, ArticleText article, string site)
    {
        var folder = Directory.CreateTempSubdirectory("roundup-site-");
        try
        {
            var (page, picture) = (Path.Combine(folder.FullName, "page.html"), Path.Combine(folder.FullName, File));
            System.IO.File.WriteAllText(page, Page(article));
            using var process = Process.Start(new ProcessStartInfo(
                browser,
                [
                    "--headless", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars", "--no-first-run",
                    .. Environment.IsPrivilegedProcess ? ["--no-sandbox"] : Array.Empty<string>(),
                    $"--user-data-dir={folder.FullName}/user",
                    "--window-size=1200,630", $"--screenshot={picture}", new Uri(page).AbsoluteUri,
                ])
            {
                RedirectStandardError = true,
                RedirectStandardOutput = true,
            })!;
            process.OutputDataReceived += (_, _) => { };
            process.ErrorDataReceived += (_, _) => { };
            process.BeginOutputReadLine();
            process.BeginErrorReadLine();
            process.WaitForExit();
            if (!System.IO.File.Exists(picture))
            {
                throw new SiteException($"{browser} drew no {File} (exit code {process.ExitCode}): repair it, or take it from the path.");
            }

            System.IO.File.Copy(picture, Path.Combine(site, File), overwrite: true);
        }
        finally
        {
            folder.Delete(recursive: true);
        }
    }

    private static string Page(ArticleText article) => $"""
        <!DOCTYPE html><meta charset="utf-8">
        <style>
        body {"{"} margin: 0; width: 1200px; height: 630px; display: flex; gap: 40px; align-items: center; background: #fff; color: #1f2328;
          font: 30px/1.35 system-ui, sans-serif; {"}"}
        div {"{"} flex: 1; padding-left: 50px; {"}"} h1 {"{"} font-size: 52px; line-height: 1.15; margin: 0 0 24px; {"}"}
        svg {"{"} width: auto; height: 610px; margin-right: 20px; {"}"}
        </style>
        <div><h1>{WebUtility.HtmlEncode(article.Title)}</h1>Speed, size, what each loses, what breaks, and which one to take.</div>
        {article.Pictures.First().Value}
        """;
}
