using System.Text.RegularExpressions;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Builds;
using Roundup.Engine.Builds.Packages;
using Roundup.Results.Messages;
using Roundup.Results.Texts;

namespace Roundup.Engine.Privacy;

// Replaces paths and addresses in what a run stores and shows by their names (PlaceName), wherever they come from: a compiler, NuGet, an
// exception. A path is recognized without knowing it where it begins with a folder that exists, and where it is one of the run's own even
// with spaces in it.
internal sealed partial class PlaceFilter
{
    private readonly Regex _paths;
    private readonly IReadOnlyList<string> _hosts;
    private readonly Regex? _hidden;

    public PlaceFilter(RunOptions options, RepositoryLayout layout, string folder)
    {
        var own = options.Own;
        string?[] known =
        [
            folder, layout.Root, layout.Artifacts, own?.Sample, own?.Assembly, options.KeepData, options.Suite,
            .. own?.Models ?? [], .. options.Settings, .. options.Folders, .. options.PackageSources,
            AppContext.BaseDirectory, Path.GetTempPath(), Directory.GetCurrentDirectory(),
            Environment.GetFolderPath(Environment.SpecialFolder.UserProfile),
        ];
        _hosts = [.. options.PackageSources.Select(SourceName.Feed).OfType<Uri>().Select(feed => feed.Host)];
        var names = new[] { own?.Sample, own?.Assembly }.Concat(own?.Models ?? []).Concat(options.Settings)
            .OfType<string>().Select(PlaceName.Format).Select(Regex.Escape);
        _hidden = own is { Anonymise: true } ? new($@"(?<!\w)({string.Join('|', names)})(?!\w)") : null;
        _paths = new(
            $"""(?<=["'`])(?<path>({Start})[^"'`\r\n]*)(?=["'`])|{Before}(?<path>({Roots(known)}|{Start}){Rest})""",
            RegexOptions.ExplicitCapture | RegexOptions.CultureInvariant);
    }

    // A text of a worker: a library may name an address that says something, such as a namespace of XML.
    public string OfWorker(string text) => Clean(text, isKept: uri => !_hosts.Contains(uri.Host));

    // A text of a build, which names sources of packages, also those that the user's own configuration has.
    public string OfBuild(string text) => Clean(text, isKept: uri => PlaceName.IsPublic(uri.Host));

    public Notice Clean(Notice notice) => notice with { Arguments = [.. notice.Arguments.Select(OfBuild)] };

    private string Clean(string text, Func<Uri, bool> isKept)
    {
        var cleaned = _paths.Replace(
            Addresses().Replace(text, address => IsKept(address.Value, isKept) ? address.Value : PlaceName.Format(address.Value)),
            match => IsPath(match.Groups["path"].Value) ? PlaceName.Format(match.Groups["path"].Value) : match.Value);
        return _hidden?.Replace(cleaned, "FILE") ?? cleaned;
    }

    private static bool IsKept(string address, Func<Uri, bool> isKept) =>
        Uri.TryCreate(address, UriKind.Absolute, out var uri) && uri.UserInfo.Length == 0 && !uri.IsFile && isKept(uri);

    // Whether a text that begins like a path is one: a library may write /Order/Lines for a place in the data.
    private static bool IsPath(string text) =>
        text[0] != '/' || (text.TrimStart('/').Split('/')[0] is { Length: > 0 } first && Path.Exists("/" + first));

    private static string Roots(IEnumerable<string?> paths) => string.Join('|', paths
        .OfType<string>()
        .Where(Path.IsPathRooted)
        .Select(Path.TrimEndingDirectorySeparator)
        .Where(path => path.Length > 1)
        .Distinct()
        .OrderByDescending(path => path.Length)
        .Select(Regex.Escape)
        .DefaultIfEmpty("(?!)"));

    // Where a path begins on its own: not in the middle of application/json or MessagePack/lz4.
    private const string Start = @"/(?=[\p{L}\p{N}_.])|[A-Za-z]:[\\/]";
    private const string Before = @"(?<![\p{L}\p{N}_.\])}…/\\*])";
    private const string Rest = """[^\s"'`<>|*?()\[\],;:…]*""";

    [GeneratedRegex("""\b[A-Za-z][A-Za-z0-9+.-]+://[^\s"'`<>]*[^\s"'`<>.,;:)\]]""")]
    private static partial Regex Addresses();
}
