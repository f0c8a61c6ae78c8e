using System.Text;
using Roundup.Catalogue.Definitions;
using Roundup.Engine.Files;
using Roundup.Engine.Processes;
using Roundup.Results.Texts;

namespace Roundup.Engine.Builds.Packages;

// Package sources in addition to the configured ones. A run with additional sources has a separate package folder: in the user's global
// folder, an unpublished build would replace the published package for every later restore.
internal sealed class PackageSources(RepositoryLayout layout, IReadOnlyList<string> sources)
{
    // A hash of the sources and of the packages in folders: a package that is packed again changes the stamp.
    public string Stamp { get; } = StampOf(sources);

    // The MSBuild properties that make a restore use the additional sources; empty without sources.
    public IReadOnlyList<(string Name, string Value)> Properties => sources.Count == 0
        ? []
        : [

            // RestoreSources would replace the configured sources.
            ("RestoreAdditionalProjectSources", string.Join(';', sources.Select(Linked))),
            ("RestorePackagesPath", FolderLink.Describe(Directory.CreateDirectory(Path.Combine(layout.Packages, Stamp[..16])).FullName)),
        ];

    // Whether a restored package came from one of these sources.
    // folder: the folder of the restored package; null where the package was not restored.
    internal bool Provided(string? folder) =>
        SourceOf(folder) is { } source && sources.Select(one => Linked(one).TrimEnd('/', '\\')).Contains(source.TrimEnd('/', '\\'));

    // The source that a restored package came from, as NuGet recorded it in its folder; null where it is unknown.
    // folder: the folder of the restored package; null where the package was not restored.
    internal static string? SourceOf(string? folder)
    {
        var metadata = Path.Combine(folder ?? "", ".nupkg.metadata");
        using var document = folder is not null && File.Exists(metadata) ? RestoreLog.Parse(metadata) : null;
        return document is not null && document.RootElement.TryGetProperty("source", out var source) ? source.GetString() : null;
    }

    // The newest version of a package in the sources that are folders; null where none has the package.
    internal string? NewestOf(string package)
    {
        string? newest = null;
        foreach (var file in sources.SelectMany(Packages))
        {
            var name = Path.GetFileNameWithoutExtension(file.Name);
            if (name.StartsWith(package + ".", StringComparison.OrdinalIgnoreCase)
                && PackageVersions.IsValid(name[(package.Length + 1)..])
                && (newest is null || PackageVersions.IsOlder(newest, name[(package.Length + 1)..])))
            {
                newest = name[(package.Length + 1)..];
            }
        }

        return newest;
    }

    private static string Linked(string source) => Directory.Exists(source) ? FolderLink.Describe(source) : source;

    private static IEnumerable<FileInfo> Packages(string source) => Directory.Exists(source)
        ? new DirectoryInfo(source)
            .EnumerateFiles("*.nupkg", SearchOption.AllDirectories)
            .OrderBy(file => file.FullName, StringComparer.Ordinal)
        : [];

    private static string StampOf(IReadOnlyList<string> sources)
    {
        var text = new StringBuilder();
        foreach (var source in sources)
        {
            text.Append(source).Append('\n');
            foreach (var package in Packages(source))
            {
                text.Append(FormattableString.Invariant($"{package.FullName} {package.Length} {package.LastWriteTimeUtc.Ticks}\n"));
            }
        }

        return ContentHash.OfText(text.ToString());
    }
}

// How a package source is named in text: a user, a password or a token in its address is never part of a name.
internal static class SourceName
{
    // The name in results, which has no path: the host of a feed, or the name of a folder.
    // source: the address or folder, as NuGet recorded it; null where it recorded none.
    public static string Short(string? source) => string.IsNullOrEmpty(source) ? "an unknown source"
        : Feed(source) is { } feed ? feed.Host
        : $"the folder {Path.GetFileName(Path.TrimEndingDirectorySeparator(source))}";

    // The name in an error about the source itself, by which the user finds it on the command line.
    public static string Full(string source) =>
        Feed(source)?.GetComponents(UriComponents.SchemeAndServer | UriComponents.Path, UriFormat.UriEscaped) ?? source;

    // What a record of a build keeps of it: the address of the host, or the last name of a folder.
    public static string Stored(string source) =>
        Feed(source)?.GetComponents(UriComponents.SchemeAndServer, UriFormat.UriEscaped) ?? PlaceName.Format(source);

    // The address of a feed; null for a folder.
    public static Uri? Feed(string source) =>
        Uri.TryCreate(source, UriKind.Absolute, out var uri) && uri.Scheme is ("http" or "https") ? uri : null;
}

// Paths of folders for lists in NuGet and the SDK. Both split such a list at each semicolon, even an escaped one: a path with a semicolon
// is replaced by a symbolic link, which goes when this process ends.
internal static class FolderLink
{
    private static readonly Lazy<string> s_links = new(Links);

    public static string Describe(string folder)
    {
        if (!folder.Contains(';', StringComparison.Ordinal))
        {
            return folder;
        }

        var link = Path.Combine(s_links.Value, ContentHash.OfText(folder)[..16]);
        lock (s_links)
        {
            if (new DirectoryInfo(link).LinkTarget is null)
            {
                Directory.CreateSymbolicLink(link, folder);
            }
        }

        return link;
    }

    private static string Links()
    {
        var links = WorkingFolder.Create("links");
        AppDomain.CurrentDomain.ProcessExit += (_, _) => links.Dispose();
        return links.Path;
    }
}
