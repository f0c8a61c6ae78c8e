using System.Net;
using System.Net.Sockets;
using System.Text;
using Roundup.Catalogue;
using Roundup.Cli.Serving;
using Roundup.Cli.Tests.Support;
using Roundup.Engine;

namespace Roundup.Cli.Tests.Commands;

public sealed class ServeTests : IDisposable
{
    private readonly TempRepository repository = new();
    private readonly HttpClient http = new();

    public void Dispose()
    {
        http.Dispose();
        repository.Dispose();
    }

    [Fact]
    public async Task The_page_follows_the_run()
    {
        string[] pages = [];
        string[] versions = [];
        var address = "";
        var cli = new Support.Cli(repository);
        cli.Engine = async (start, cancellation) =>
        {
            address = ((ServedRun)start.Observer).Address;
            start.Observer.StageStarted(RunStage.Build, 1);
            (pages, versions) = (
                [await http.GetStringAsync(address, cancellation)],
                [await http.GetStringAsync(address + "version", cancellation)]);
            var file = SampleResults.Write(SampleResults.Of(start.Plan), start.Folder);
            start.Observer.LaunchEnded(1, () => file);
            (pages, versions) = (
                [.. pages, await http.GetStringAsync(address, cancellation)],
                [.. versions, await http.GetStringAsync(address + "version", cancellation)]);
            return file;
        };

        var result = await cli.RunAsync("run", "--serve", "--output", repository.In("out"));

        result.Error.ShouldBeEmpty();
        result.Code.ShouldBe(0);
        result.Output.ShouldContain($"The report is shown at {address} while the run goes on.");
        address.ShouldStartWith("http://127.0.0.1:");
        pages[0].ShouldContain("The run is at the stage Build");
        pages[1].ShouldContain("id=\"data\"");
        pages[1].ShouldContain("connect-src 'self'");
        versions[1].ShouldNotBe(versions[0]);
        pages[1].ShouldContain($"<meta name=\"version\" content=\"{versions[1]}\">");
        await Should.ThrowAsync<HttpRequestException>(() => http.GetStringAsync(address));
        File.ReadAllText(repository.In("out/report.html")).ShouldNotContain("connect-src");
    }

    [Fact]
    public async Task Nothing_but_the_page_can_be_read_and_nothing_be_sent()
    {
        using var server = PageServer.Start(0);
        (await http.GetStringAsync(server.Address)).ShouldContain("http-equiv=\"refresh\"", customMessage: "a browser that is early");
        server.Show("<p>page</p>", 1);

        (await http.GetStringAsync(server.Address)).ShouldBe("<p>page</p>");
        (await http.GetAsync(server.Address + "../results.json")).StatusCode.ShouldBe(HttpStatusCode.NotFound);
        (await http.PostAsync(server.Address, new StringContent("x"))).StatusCode.ShouldBe(HttpStatusCode.MethodNotAllowed);
        using var foreign = new HttpRequestMessage(HttpMethod.Get, server.Address) { Headers = { Host = "evil.example" } };
        (await http.SendAsync(foreign)).IsSuccessStatusCode.ShouldBeFalse();
    }

    [Fact]
    public async Task A_browser_that_goes_away_does_not_end_the_server()
    {
        using var server = PageServer.Start(0);
        server.Show(new string('x', 5_000_000), 1);
        for (var i = 0; i < 5; i++)
        {
            using var browser = new TcpClient();
            await browser.ConnectAsync(IPAddress.Loopback, new Uri(server.Address).Port);
            var request = $"GET / HTTP/1.1\r\nHost: {new Uri(server.Address).Authority}\r\n\r\n";
            await browser.GetStream().WriteAsync(Encoding.ASCII.GetBytes(request));
        }

        (await http.GetStringAsync(server.Address)).Length.ShouldBe(5_000_000);
    }

    [Fact]
    public void A_port_that_is_taken_is_an_error_with_a_remedy()
    {
        using var server = PageServer.Start(0);

        Should.Throw<RoundupException>(() => PageServer.Start(new Uri(server.Address).Port))
            .Message.ShouldEndWith("give another one to --serve.");
    }

    [Theory]
    [InlineData("all", "name one suite")]
    [InlineData("quick", "--serve")]
    public async Task What_cannot_be_served_is_refused(string suite, string said)
    {
        var result = await new Support.Cli(repository).RunAsync("run", suite, "--serve", suite == "all" ? "0" : "99999");

        result.Code.ShouldBe(2);
        result.Error.ShouldContain(said);
    }
}
