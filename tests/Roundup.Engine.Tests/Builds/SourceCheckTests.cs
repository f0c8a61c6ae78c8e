using System.Net;
using System.Net.Sockets;

namespace Roundup.Engine.Tests.Builds;

/// <summary>Package sources that cannot be reached end the command before anything is built.</summary>
public sealed class SourceCheckTests : IDisposable
{
    private readonly TcpListener _listener = new(IPAddress.Loopback, 0);
    private readonly string _address;

    public SourceCheckTests()
    {
        _listener.Start();
        _address = $"127.0.0.1:{((IPEndPoint)_listener.LocalEndpoint).Port}/v3/index.json";
    }

    public void Dispose() => _listener.Dispose();

    [Fact]
    public async Task An_address_that_never_answers_is_not_waited_for()
    {
        var said = await RefusalOf($"http://{_address}", TimeSpan.FromMilliseconds(300));

        said.ShouldBe(
            $"--package-source http://{_address} cannot be used, because the address did not answer within 0.3 s: correct it, "
            + "or leave it out.");
    }

    [Fact]
    public async Task An_address_that_refuses_is_told_without_its_user()
    {
        _listener.Stop();

        var said = await RefusalOf($"http://me:secret@{_address}?token=hidden", TimeSpan.FromSeconds(30));

        said.ShouldBe(
            $"--package-source http://{_address} cannot be used, because the connection was refused: correct it, or leave it out.");
    }

    [Theory]
    [InlineData("https://me:s3cret@feed.invalid:8443/t0ken/v3/index.json?key=k3y", "https://feed.invalid:8443")]
    [InlineData("/home/somebody/packages/", "packages")]
    public void A_record_of_a_build_keeps_the_host_or_the_last_name(string source, string kept) =>
        SourceName.Stored(source).ShouldBe(kept);

    [Theory]
    [InlineData("200 OK", null)]
    [InlineData("401 Unauthorized", null)]
    [InlineData("404 Not Found", "the address answers with 404")]
    [InlineData("503 Service Unavailable", "the address answers with 503")]
    public async Task A_feed_that_wants_a_user_is_there_and_one_that_is_not_found_is_not(string status, string? problem)
    {
        var request = AnswerAsync(status);

        var said = await RefusalOf($"http://me:a%20word@{_address}", TimeSpan.FromSeconds(30));

        (said is null).ShouldBe(problem is null, said);
        (said ?? "").ShouldContain(problem ?? "");
        (await request).ShouldContain("Authorization: Basic " + Convert.ToBase64String("me:a word"u8));
    }

    [Fact]
    public async Task A_folder_that_is_gone_is_told_and_an_empty_one_can_be_used()
    {
        var folder = Directory.CreateTempSubdirectory("roundup-source-").FullName;
        (await RefusalOf(folder, TimeSpan.Zero)).ShouldBeNull();

        Directory.Delete(folder);

        (await RefusalOf(folder, TimeSpan.Zero)).ShouldNotBeNull().ShouldContain("the folder does not exist");
    }

    private static async Task<string?> RefusalOf(string source, TimeSpan limit)
    {
        try
        {
            await PackageSourceCheck.RunAsync([source], limit);
            return null;
        }
        catch (RoundupException e)
        {
            e.ExitCode.ShouldBe(ExitCode.Usage);
            return e.Message;
        }
    }

    /// <summary>Answers one request; returns what was asked.</summary>
    private async Task<string> AnswerAsync(string status)
    {
        using var client = await _listener.AcceptTcpClientAsync();
        await using var stream = client.GetStream();
        var asked = "";
        var bytes = new byte[4096];
        while (!asked.Contains("\r\n\r\n", StringComparison.Ordinal))
        {
            asked += Encoding.ASCII.GetString(bytes, 0, await stream.ReadAsync(bytes));
        }

        await stream.WriteAsync(Encoding.ASCII.GetBytes($"HTTP/1.1 {status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"));
        return asked;
    }
}
