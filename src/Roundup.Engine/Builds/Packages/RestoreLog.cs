using System.Text.Json;
using System.Text.RegularExpressions;
using System.Xml.Linq;

namespace Roundup.Engine.Builds.Packages;

// Reads the result of a restore from the files that NuGet writes to the intermediate output. They contain codes and packages as data, so
// that no console output has to be parsed.
internal static partial class RestoreLog
{
    // The codes of NuGet for a missing package, a missing version and an unreachable source.
    private static readonly string[] s_missing = ["NU1100", "NU1101", NoSuchVersion, "NU1103", Unreachable];

    // The code of NuGet for a package of which all versions are outside the requested range.
    private const string NoSuchVersion = "NU1102";

    // The code of NuGet for a source that does not answer.
    private const string Unreachable = "NU1301";

    // The code of NuGet for a package that does not support the target framework.
    private const string NotForTarget = "NU1202";

    // The folders of a package with what becomes part of a program.
    private static readonly string[] s_forPrograms = ["lib", "ref", "runtimes", "content", "contentFiles"];

    public const string Remedy = "; --package-source adds a source that has it";

    private const string Name = "project.nuget.cache";

    public static bool Exists(string intermediate) => File.Exists(Path.Combine(intermediate, Name));

    // The outcome and reason of a restore that failed: unavailable where a package is missing, unsupported where a package does not support
    // the target, otherwise build-failed. Null where everything was restored.
    public static (Outcome Outcome, string Reason)? Failure(string intermediate)
    {
        var path = Path.Combine(intermediate, Name);
        if (!File.Exists(path))
        {
            // The project could not be read: the errors of the build give the reason.
            return null;
        }

        if (Parse(path) is not { } document)
        {
            return (Outcome.BuildFailed, "NuGet's record of the restore is damaged");
        }

        using var parsed = document;
        if (document.RootElement.TryGetProperty("success", out var success) && success.GetBoolean())
        {
            return null;
        }

        if (document.RootElement.TryGetProperty("logs", out var logs))
        {
            foreach (var log in logs.EnumerateArray().Where(IsError))
            {
                var code = log.TryGetProperty("code", out var value) ? value.GetString() : null;
                var outcome = s_missing.Contains(code) ? Outcome.Unavailable
                    : code == NotForTarget ? Outcome.Unsupported
                    : Outcome.BuildFailed;
                var message = log.TryGetProperty("message", out var text) ? text.GetString() ?? "" : "";
                var library = log.TryGetProperty("libraryId", out var id) ? id.GetString() : null;
                return (outcome, outcome == Outcome.Unavailable && library is not null
                    ? $"package {library} not found: {FirstLine(message)}{(code == Unreachable ? "" : Remedy)}"
                    : $"{code}: {FirstLine(message)}");
            }
        }

        return (Outcome.BuildFailed, "restore failed without a message");
    }

    public static IReadOnlyList<TooOldPackage> TooOld(string intermediate)
    {
        var path = Path.Combine(intermediate, Name);
        using var document = File.Exists(path) ? Parse(path) : null;
        return document is not null && document.RootElement.TryGetProperty("logs", out var logs)
            ? [.. logs.EnumerateArray().Where(IsTooOld).Select(TooOldOf).Distinct()]
            : [];
    }

    // Whether a package, of which a version was downloaded beside the project, has nothing but analyzers, generators and steps of a build:
    // a program that was compiled does not need the package.
    public static bool IsBuildTool(string intermediate, TooOldPackage package)
    {
        var path = Path.Combine(intermediate, "project.assets.json");
        using var document = File.Exists(path) ? Parse(path) : null;
        var content = document?.RootElement.GetProperty("packageFolders").EnumerateObject()
            .Select(folder => Path.Combine(folder.Name, package.Name.ToLowerInvariant(), package.Nearest!.ToLowerInvariant()))
            .FirstOrDefault(Directory.Exists);
        return content is not null && !s_forPrograms.Any(folder => Directory.Exists(Path.Combine(content, folder)));
    }

    // Whether a restored package or one of its dependencies names a tool that was left out of the restore: NuGet's record does not, but the
    // packages do. A package without a folder may.
    public static bool Needs(string intermediate, string package, TooOldPackage tool) => Needs(intermediate, package, tool, []);

    // seen: the packages that were looked at, since many name the same ones.
    private static bool Needs(string intermediate, string package, TooOldPackage tool, HashSet<string> seen)
    {
        var (version, folder) = Restored(intermediate, package) ?? default;
        var description = folder is null ? null : Directory.EnumerateFiles(folder, "*.nuspec").FirstOrDefault();
        if (description is null)
        {
            return version is not null;
        }

        var names = XDocument.Load(description).Descendants().Where(element => element.Name.LocalName == "dependency")
            .Select(element => (string?)element.Attribute("id")).OfType<string>().ToHashSet(StringComparer.OrdinalIgnoreCase);
        return names.Contains(tool.Name) || names.Any(name => seen.Add(name) && Needs(intermediate, name, tool, seen));
    }

    // The resolved version of a package from project.assets.json, with its folder, null where no package folder contains it. Null where the
    // package was not restored.
    public static (string Version, string? Folder)? Restored(string intermediate, string package)
    {
        var path = Path.Combine(intermediate, "project.assets.json");
        using var document = File.Exists(path) ? Parse(path) : null;
        if (document is null)
        {
            return null;
        }

        var folders = document.RootElement.GetProperty("packageFolders").EnumerateObject().Select(folder => folder.Name);
        foreach (var library in document.RootElement.GetProperty("libraries").EnumerateObject())
        {
            if (library.Name.Split('/') is [var id, var version] && id.Equals(package, StringComparison.OrdinalIgnoreCase))
            {
                var below = library.Value.TryGetProperty("path", out var relative) ? relative.GetString() : null;
                return (version, below is null ? null : folders.Select(one => Path.Combine(one, below)).FirstOrDefault(Directory.Exists));
            }
        }

        return null;
    }

    // Parses a file of NuGet; null where the file is incomplete, for example because the restore was killed.
    public static JsonDocument? Parse(string path)
    {
        try
        {
            return JsonDocument.Parse(File.ReadAllBytes(path));
        }
        catch (JsonException)
        {
            return null;
        }
    }

    private static bool IsTooOld(JsonElement log) => IsError(log)
        && log.TryGetProperty("code", out var code) && code.GetString() == NoSuchVersion
        && log.TryGetProperty("libraryId", out var id) && id.GetString() is not null;

    private static TooOldPackage TooOldOf(JsonElement log)
    {
        var nearest = log.TryGetProperty("message", out var message) ? Nearest().Match(message.GetString() ?? "") : Match.Empty;
        return new(log.GetProperty("libraryId").GetString()!, nearest.Success ? nearest.Groups[1].Value : null);
    }

    [GeneratedRegex(@"Nearest version: ([^\s\]]+)")]
    private static partial Regex Nearest();

    private static bool IsError(JsonElement log) => log.TryGetProperty("level", out var level) && level.GetString() == "Error";

    private static string FirstLine(string message) => message.Split('\n')[0].Trim();
}
