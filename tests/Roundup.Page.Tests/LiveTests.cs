using System.Globalization;
using System.Net;
using System.Net.Sockets;
using System.Text;
using Roundup.Reporting;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Formats;
using Roundup.Reporting.Speed;

namespace Roundup.Page.Tests;

/// <summary>The page that <c>run --serve</c> shows.</summary>
[Collection(BrowserTests.Name)]
public sealed class LiveTests(Browser browser)
{
    [ChromiumFact]
    public async Task Takes_the_next_version_with_what_the_reader_chose_and_says_when_the_run_has_ended()
    {
        var sections = RunReport.Of(Pages.Results("quick"), [new SpeedReport()]).Sections;
        var version = 1;
        using var listener = new HttpListener();
        var address = $"http://127.0.0.1:{FreePort()}/";
        listener.Prefixes.Add(address);
        listener.Start();
        _ = AnswerAsync(listener, () => version, sections);
        await using var context = await browser.Context(1280, ColorScheme.Light, runsScripts: true);
        var page = await context.NewPageAsync();
        List<string> seen = [];
        page.PageError += (_, error) => seen.Add(error);
        await page.GotoAsync(address);
        await page.FillAsync("#filter", "messagepack");

        version = 2;
        await page.WaitForFunctionAsync("() => document.querySelector('meta[name=version]').content === '2'");
        (await page.InputValueAsync("#filter")).ShouldBe("messagepack");
        (await page.Locator("#compare").CountAsync()).ShouldBe(1);

        listener.Stop();
        await page.WaitForSelectorAsync("text=The run has ended");
        seen.ShouldBeEmpty();
    }

    private static async Task AnswerAsync(HttpListener listener, Func<int> version, IReadOnlyList<Section> sections)
    {
        while (listener.IsListening)
        {
            try
            {
                var request = await listener.GetContextAsync();
                using var text = new StringWriter();
                if (request.Request.Url!.AbsolutePath == "/version")
                {
                    await text.WriteAsync(version().ToString(CultureInfo.InvariantCulture));
                }
                else
                {
                    ReportFormats.Page.Write(sections, new ReportOutput(text) { Version = version() });
                    request.Response.ContentType = "text/html; charset=utf-8";
                }

                await request.Response.OutputStream.WriteAsync(Encoding.UTF8.GetBytes(text.ToString()));
                request.Response.Close();
            }
            catch (Exception e) when (e is HttpListenerException or ObjectDisposedException)
            {
                return;
            }
        }
    }

    private static int FreePort()
    {
        using var probe = new TcpListener(IPAddress.Loopback, 0);
        probe.Start();
        return ((IPEndPoint)probe.LocalEndpoint).Port;
    }
}
