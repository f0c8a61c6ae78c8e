namespace Roundup.Catalogue.Reading;

/// <summary>Finds the repository with the entrants, datasets and suites.</summary>
public static class Repository
{
    /// <summary>The file that marks the root of the repository.</summary>
    public const string Marker = "Roundup.slnx";

    /// <summary>The root: the nearest folder with <see cref="Marker"/> above the program, otherwise above the current directory.</summary>
    /// <exception cref="RoundupException">There is no such folder.</exception>
    public static string Find() =>
        Find(AppContext.BaseDirectory) ?? Find(Directory.GetCurrentDirectory()) ?? throw new RoundupException(
            ExitCode.Usage,
            $"The serializers and datasets cannot be found, because neither the program nor the current directory "
            + $"lies in a checkout of Roundup (a folder with {Marker}): change to one.");

    /// <summary>The nearest folder with <see cref="Marker"/>: <paramref name="start"/> or a parent of it; null if there is none.</summary>
    /// <param name="start">The absolute path of a folder.</param>
    public static string? Find(string start)
    {
        for (var folder = new DirectoryInfo(start); folder is not null; folder = folder.Parent)
        {
            if (File.Exists(Path.Combine(folder.FullName, Marker)))
            {
                return folder.FullName;
            }
        }

        return null;
    }
}

/// <summary>Finds project files and suites.</summary>
internal static class ProjectFolders
{
    /// <summary>The project files in the folders below <paramref name="kind"/>, ordered by folder.</summary>
    /// <param name="root">The root of the repository.</param>
    /// <param name="kind">The folder, for example <c>serializers</c>.</param>
    public static IEnumerable<string> In(string root, string kind)
    {
        var folder = Path.Combine(root, kind);
        return Directory.Exists(folder)
            ? Directory.EnumerateDirectories(folder).Order(StringComparer.OrdinalIgnoreCase).SelectMany(inner => Files(inner, "*.csproj"))
            : [];
    }

    /// <summary>The files of a folder, ordered by name; none if the folder does not exist.</summary>
    public static IEnumerable<string> Files(string folder, string pattern) =>
        Directory.Exists(folder) ? Directory.EnumerateFiles(folder, pattern).Order(StringComparer.OrdinalIgnoreCase) : [];
}
