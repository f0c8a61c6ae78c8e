using System.Security.Cryptography;
using System.Text;
using System.Text.Json;
using Roundup.Catalogue.Definitions;

namespace Roundup.Engine.Building;

/// <summary>
/// Package sources in addition to the configured ones. What is restored from them goes to a package folder of its own: in the user's
/// global one, an unpublished build would replace the published package for every later restore.
/// </summary>
/// <param name="layout">The folders of the repository.</param>
/// <param name="sources">Feeds, or folders of packages.</param>
public sealed class PackageSources(Layout layout, IReadOnlyList<string> sources)
{
    /// <summary>The sources and, of those that are folders, the packages: a package that is packed again changes the stamp.</summary>
    public string Stamp { get; } = StampOf(sources);

    /// <summary>The MSBuild properties that make a restore use them; empty without sources.</summary>
    public IReadOnlyList<(string Name, string Value)> Properties => sources.Count == 0
        ? []
        : [

            // A source on the command line replaces the configured ones; an additional one adds to them.
            ("RestoreAdditionalProjectSources", string.Join(';', sources.Select(Passed))),
            ("RestorePackagesPath", LinkedFolder.Of(Directory.CreateDirectory(Path.Combine(layout.Packages, Stamp[..16])).FullName)),
        ];

    /// <summary>Whether a package that a unit uses came from one of these sources.</summary>
    /// <param name="folder">The folder of the restored package; null: it was not restored.</param>
    internal bool Provided(string? folder)
    {
        var metadata = Path.Combine(folder ?? "", ".nupkg.metadata");
        if (sources.Count == 0 || folder is null || !File.Exists(metadata))
        {
            return false;
        }

        using var document = RestoreLog.Parse(metadata);
        return document is not null
            && document.RootElement.TryGetProperty("source", out var source)
            && sources.Select(Passed).Contains(source.GetString());
    }

    /// <summary>The newest version of a package in those of the sources that are folders; null where none has it.</summary>
    /// <param name="package">The package.</param>
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

    private static string Passed(string source) => Directory.Exists(source) ? LinkedFolder.Of(source) : source;

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

        return Convert.ToHexString(SHA256.HashData(Encoding.UTF8.GetBytes(text.ToString())));
    }
}
