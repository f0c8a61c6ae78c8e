using System.Security.Cryptography;
using System.Text;
using System.Text.Json;
using Roundup.Catalogue.Definitions;
using Roundup.Engine.Files;

namespace Roundup.Engine.Builds.Packages;

/// <summary>
/// Package sources in addition to the configured ones. A run with additional sources has a separate package folder: in the user's global
/// folder, an unpublished build would replace the published package for every later restore.
/// </summary>
internal sealed class PackageSources(RepositoryLayout layout, IReadOnlyList<string> sources)
{
    /// <summary>A hash of the sources and of the packages in folders: a package that is packed again changes the stamp.</summary>
    public string Stamp { get; } = StampOf(sources);

    /// <summary>The MSBuild properties that make a restore use the additional sources; empty without sources.</summary>
    public IReadOnlyList<(string Name, string Value)> Properties => sources.Count == 0
        ? []
        : [

            // RestoreSources would replace the configured sources.
            ("RestoreAdditionalProjectSources", string.Join(';', sources.Select(Linked))),
            ("RestorePackagesPath", FolderLink.Of(Directory.CreateDirectory(Path.Combine(layout.Packages, Stamp[..16])).FullName)),
        ];

    /// <summary>Whether a restored package came from one of these sources.</summary>
    /// <param name="folder">The folder of the restored package; null where the package was not restored.</param>
    internal bool Provided(string? folder) =>
        SourceOf(folder) is { } source && sources.Select(one => Linked(one).TrimEnd('/', '\\')).Contains(source.TrimEnd('/', '\\'));

    /// <summary>The source that a restored package came from, as NuGet recorded it in its folder; null where it is unknown.</summary>
    /// <param name="folder">The folder of the restored package; null where the package was not restored.</param>
    internal static string? SourceOf(string? folder)
    {
        var metadata = Path.Combine(folder ?? "", ".nupkg.metadata");
        using var document = folder is not null && File.Exists(metadata) ? RestoreLog.Parse(metadata) : null;
        return document is not null && document.RootElement.TryGetProperty("source", out var source) ? source.GetString() : null;
    }

    /// <summary>The newest version of a package in the sources that are folders; null where none has the package.</summary>
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

    private static string Linked(string source) => Directory.Exists(source) ? FolderLink.Of(source) : source;

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
