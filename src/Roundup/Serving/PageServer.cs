using System.Globalization;
using System.Net;
using System.Net.Sockets;
using System.Text;
using Roundup.Catalogue;

namespace Roundup.Cli.Serving;

/// <summary>
/// Shows one page on this machine alone, and says which version of it is the newest. It reads nothing that a browser sends but the path.
/// </summary>
internal sealed class PageServer : IDisposable
{
    /// <summary>The path that gives the number of the newest page, as text.</summary>
    private const string VersionPath = "/version";

    /// <summary>What a browser that is early sees; it has no script, so the browser is told to ask again.</summary>
    private const string Beginning =
        "<!DOCTYPE html><title>Roundup</title><meta http-equiv=\"refresh\" content=\"1\"><p>The run is starting.</p>";

    /// <summary>A page asks every two seconds.</summary>
    private static readonly TimeSpan LongestWait = TimeSpan.FromSeconds(4);

    private readonly HttpListener listener = new();
    private readonly Lock gate = new();
    private readonly TaskCompletionSource seen = new(TaskCreationOptions.RunContinuationsAsynchronously);
    private byte[] page = Text(Beginning);
    private int version;
    private bool isLast;
    private bool isWatched;

    private PageServer(int port)
    {
        Address = $"http://127.0.0.1:{port.ToString(CultureInfo.InvariantCulture)}/";

        // With the address in it, the listener refuses requests that name another host: no page of somebody else can read this one.
        listener.Prefixes.Add(Address);
        listener.Start();
    }

    /// <summary>The address of the page.</summary>
    public string Address { get; }

    /// <summary>Starts a server.</summary>
    /// <param name="port">The port; 0: any that is free.</param>
    /// <exception cref="RoundupException">The port is taken.</exception>
    public static PageServer Start(int port)
    {
        try
        {
            var server = new PageServer(port == 0 ? FreePort() : port);
            _ = server.AnswerAsync();
            return server;
        }
        catch (HttpListenerException e)
        {
            throw new RoundupException(
                ExitCode.Usage, $"The page cannot be shown on port {port}, which is taken or not allowed: give another one to --serve.", e);
        }
    }

    /// <summary>Replaces the page.</summary>
    /// <param name="html">The page, which has the number of its version.</param>
    /// <param name="number">The number.</param>
    public void Show(string html, int number)
    {
        var bytes = Encoding.UTF8.GetBytes(html);
        lock (gate)
        {
            (page, version) = (bytes, number);
        }
    }

    /// <summary>Waits until a browser that watches the run has the page as it is now, or too long a time.</summary>
    public async Task WaitUntilSeenAsync()
    {
        lock (gate)
        {
            isLast = true;
            if (!isWatched)
            {
                return;
            }
        }

        await Task.WhenAny(seen.Task, Task.Delay(LongestWait));
    }

    public void Dispose() => listener.Close();

    private static int FreePort()
    {
        using var probe = new TcpListener(IPAddress.Loopback, 0);
        probe.Start();
        return ((IPEndPoint)probe.LocalEndpoint).Port;
    }

    private static byte[] Text(string text) => Encoding.UTF8.GetBytes(text);

    private async Task AnswerAsync()
    {
        while (listener.IsListening)
        {
            try
            {
                // One that does not read its answer must not keep the others waiting.
                _ = AnswerAsync(await listener.GetContextAsync());
            }
            catch (Exception e) when (e is HttpListenerException or ObjectDisposedException)
            {
                return;
            }
        }
    }

    private async Task AnswerAsync(HttpListenerContext context)
    {
        var response = context.Response;
        try
        {
            var (status, type, body) = Answer(context.Request.HttpMethod, context.Request.Url?.AbsolutePath);
            response.StatusCode = (int)status;
            response.ContentType = type + "; charset=utf-8";
            response.Headers["Cache-Control"] = "no-store";
            response.Headers["X-Content-Type-Options"] = "nosniff";
            response.ContentLength64 = body.Length;
            await response.OutputStream.WriteAsync(body);
            response.Close();
            if (isLast && ReferenceEquals(body, page))
            {
                seen.TrySetResult();
            }
        }
        catch (Exception e) when (e is HttpListenerException or InvalidOperationException or IOException)
        {
            // The browser went away, or the server ends: neither matters to the run.
            response.Abort();
        }
    }

    private (HttpStatusCode Status, string Type, byte[] Body) Answer(string method, string? path)
    {
        lock (gate)
        {
            isWatched |= (method, path) == ("GET", VersionPath);
            return (method, path) switch
            {
                ("GET", "/") => (HttpStatusCode.OK, "text/html", page),
                ("GET", VersionPath) => (HttpStatusCode.OK, "text/plain", Text(version.ToString(CultureInfo.InvariantCulture))),
                ("GET", "/favicon.ico") => (HttpStatusCode.NoContent, "text/plain", []),
                ("GET", _) => (HttpStatusCode.NotFound, "text/plain", Text("There is only one page here.")),
                ("HEAD", _) => (HttpStatusCode.MethodNotAllowed, "text/plain", []),
                _ => (HttpStatusCode.MethodNotAllowed, "text/plain", Text("This page can only be read.")),
            };
        }
    }
}
