namespace Roundup.Catalogue.Reading;

/// <summary>
/// Finds the repository with the entrants, datasets and suites, which is a checkout or comes with the program as a .NET tool, and the
/// folders that are written to: those of a checkout lie in it, and those of the tool, which is only read, are the user's.
/// </summary>
public static class Repository
{
    /// <summary>The file that marks the root of a checkout.</summary>
    public const string Marker = "Roundup.slnx";

    /// <summary>The environment variable with the folder in which the tool builds.</summary>
    public const string CacheVariable = "ROUNDUP_CACHE";

    /// <summary>The root of the repository that the package of the tool contains; there is none where the program was built.</summary>
    public static string Packed { get; } = Path.Combine(AppContext.BaseDirectory, "repository");

    /// <summary>The root: the checkout around the program, otherwise that around the current directory, otherwise the tool's own.</summary>
    /// <exception cref="RoundupException">There is none.</exception>
    public static string Find() =>
        Find(AppContext.BaseDirectory) ?? Find(Directory.GetCurrentDirectory()) ?? (Directory.Exists(Packed) ? Packed : null)
        ?? throw new RoundupException(
            ExitCode.Usage,
            $"The serializers and datasets cannot be found, because neither the program nor the current directory "
            + $"is in a checkout of Roundup (a folder with {Marker}): change to one, or install the tool.");

    /// <summary>
    /// The user's folder that is read, and written to, where none is named: the current one where the repository is the tool's; null where
    /// it is a checkout.
    /// </summary>
    public static string? UsersFolder() =>
        Find(AppContext.BaseDirectory) is null && Find(Directory.GetCurrentDirectory()) is null && Directory.Exists(Packed)
            ? Directory.GetCurrentDirectory()
            : null;

    /// <summary>Whether a repository is the one of the tool, whose folder may be read-only.</summary>
    public static bool IsPacked(string root) => root == Packed;

    /// <summary>The folder for everything that is built: <c>artifacts/</c> of a checkout, or the user's cache.</summary>
    /// <exception cref="RoundupException">The user has no folder for a cache.</exception>
    public static string ArtifactsOf(string root) => IsPacked(root) ? Cache() : Path.Combine(root, "artifacts");

    /// <summary>The folder for new runs.</summary>
    public static string RunsOf(string root) =>
        IsPacked(root) ? Path.GetFullPath("roundup-results") : Path.Combine(root, "artifacts", "results");

    private static string Cache()
    {
        if (Environment.GetEnvironmentVariable(CacheVariable) is { Length: > 0 } named)
        {
            return Path.GetFullPath(named);
        }

        var data = Environment.GetFolderPath(Environment.SpecialFolder.LocalApplicationData, Environment.SpecialFolderOption.DoNotVerify);
        return data.Length > 0 ? Path.Combine(data, "Roundup") : throw new RoundupException(
            ExitCode.OutputNotWritable,
            $"There is no folder to build in, because this user has no home folder: name one in the environment variable {CacheVariable}.");
    }

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

internal static class ProjectFolders
{
    // The project files in the folders below kind, ordered by folder.
    public static IEnumerable<string> In(string root, string kind)
    {
        var folder = Path.Combine(root, kind);
        return Directory.Exists(folder)
            ? Directory.EnumerateDirectories(folder).Order(StringComparer.OrdinalIgnoreCase).SelectMany(inner => Files(inner, "*.csproj"))
            : [];
    }

    // The files of a folder, ordered by name; none if the folder does not exist.
    public static IEnumerable<string> Files(string folder, string pattern) =>
        Directory.Exists(folder) ? Directory.EnumerateFiles(folder, pattern).Order(StringComparer.OrdinalIgnoreCase) : [];
}
