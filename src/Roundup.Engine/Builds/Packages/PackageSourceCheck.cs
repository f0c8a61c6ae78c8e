using System.Net;
using System.Net.Http.Headers;
using System.Text;
using Roundup.Catalogue;

namespace Roundup.Engine.Builds.Packages;

// Whether the sources of --package-source can be reached, asked before anything is built: NuGet passes over a source that does not answer
// where another one has the package, and the run would measure that one.
internal static class PackageSourceCheck
{
    private static readonly TimeSpan s_limit = TimeSpan.FromSeconds(15);

    public static Task RunAsync(IReadOnlyList<string> sources) => RunAsync(sources, s_limit);

    // The limit is the time that a feed has to answer.
    internal static async Task RunAsync(IReadOnlyList<string> sources, TimeSpan limit)
    {
        foreach (var source in sources)
        {
            var problem = SourceName.Feed(source) is { } feed ? await ProblemOfAsync(feed, limit) : ProblemOf(source);
            if (problem is not null)
            {
                throw new RoundupException(
                    ExitCode.Usage,
                    $"--package-source {SourceName.Full(source)} cannot be used, because {problem}: correct it, or leave it out.");
            }
        }
    }

    private static string? ProblemOf(string folder)
    {
        try
        {
            // Opens the folder: one that may not be read has no packages for NuGet.
            _ = Directory.EnumerateFileSystemEntries(folder).Any();
            return null;
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            return Directory.Exists(folder) ? "the folder cannot be read" : "the folder does not exist";
        }
    }

    private static async Task<string?> ProblemOfAsync(Uri feed, TimeSpan limit)
    {
        using var client = new HttpClient { Timeout = limit };
        using var request = new HttpRequestMessage(HttpMethod.Get, feed);
        if (feed.UserInfo.Length > 0)
        {
            var user = Convert.ToBase64String(Encoding.UTF8.GetBytes(Uri.UnescapeDataString(feed.UserInfo)));
            request.Headers.Authorization = new AuthenticationHeaderValue("Basic", user);
        }

        try
        {
            using var answer = await client.SendAsync(request, HttpCompletionOption.ResponseHeadersRead);

            // A feed that wants a user is there: NuGet has those of nuget.config and of its credential providers.
            var wantsUser = answer.StatusCode
                is HttpStatusCode.Unauthorized or HttpStatusCode.Forbidden or HttpStatusCode.ProxyAuthenticationRequired;
            return answer.IsSuccessStatusCode || wantsUser
                ? null
                : $"the address answers with {(int)answer.StatusCode}";
        }
        catch (OperationCanceledException)
        {
            return FormattableString.Invariant($"the address did not answer within {limit.TotalSeconds:0.#} s");
        }
        catch (HttpRequestException e)
        {
            return e.HttpRequestError switch
            {
                HttpRequestError.NameResolutionError => "its host name is unknown",
                HttpRequestError.ConnectionError => "the connection was refused",
                HttpRequestError.SecureConnectionError => "no secure connection to the address can be made",
                _ => "the address does not answer as a feed does",
            };
        }
    }
}
