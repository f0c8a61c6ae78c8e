namespace Roundup.Catalogue.Reading;

/// <summary>Finds what exists by its files: a folder for each thing, a project file in it.</summary>
internal static class ProjectFolders
{
    /// <summary>The project files of all things of a kind, by folder.</summary>
    /// <param name="root">The repository's root.</param>
    /// <param name="kind">The folder of all things of that kind, for example <c>serializers</c>.</param>
    public static IEnumerable<string> In(string root, string kind)
    {
        var folder = Path.Combine(root, kind);
        return Directory.Exists(folder)
            ? Directory.EnumerateDirectories(folder).Order(StringComparer.OrdinalIgnoreCase).SelectMany(inner => Files(inner, "*.csproj"))
            : [];
    }

    /// <summary>The files of a folder, by name; none where the folder is not there.</summary>
    public static IEnumerable<string> Files(string folder, string pattern) =>
        Directory.Exists(folder) ? Directory.EnumerateFiles(folder, pattern).Order(StringComparer.OrdinalIgnoreCase) : [];
}
