namespace Roundup.Catalogue.Reading;

/// <summary>
/// A folder of the user with the same subfolders as the repository: <c>serializers/</c>, <c>compressors/</c>, <c>datasets/</c>,
/// <c>suites/</c>. Its projects are built and run, so only a folder that the user names is read, or one with
/// <see cref="Marker"/> in which the user starts the tool.
/// </summary>
public static class OwnFolder
{
    public const string Serializers = "serializers";

    public const string Compressors = "compressors";

    public const string Datasets = "datasets";

    public const string Suites = "suites";

    /// <summary>The folder in it of suites that repeat a published benchmark; their names begin with it.</summary>
    public const string Pages = "pages";

    /// <summary>The file that <c>roundup new</c> writes: without it, a folder <c>serializers/</c> may be that of another program.</summary>
    public const string Marker = ".roundup-folder";

    private static readonly string[] s_built = [Serializers, Compressors, Datasets];

    /// <summary>The files that each subfolder of projects must have. Without them, MSBuild uses those of a parent folder.</summary>
    public static IReadOnlyList<string> SharedFiles { get; } =
        ["Directory.Build.props", "Directory.Build.targets", "Directory.Packages.props"];

    /// <summary>Whether a folder has one of the subfolders.</summary>
    public static bool IsOne(string folder) =>
        s_built.Append(Suites).Any(kind => Directory.Exists(Path.Combine(folder, kind)));

    /// <summary>Whether a folder is read where it is the current one and none is named.</summary>
    public static bool IsMarked(string folder) => File.Exists(Path.Combine(folder, Marker)) && IsOne(folder);

    /// <summary>A subfolder that <c>roundup new</c> did not make; null where there is none.</summary>
    public static string? Foreign(string folder)
    {
        bool IsMade(string kind) => s_built.Contains(kind) && SharedFiles.All(file => File.Exists(Path.Combine(folder, kind, file)));
        return s_built.Append(Suites).Where(kind => !IsMade(kind))
            .Select(kind => Path.Combine(folder, kind)).FirstOrDefault(Directory.Exists);
    }

    /// <summary>The absolute path of a folder, without a separator at its end.</summary>
    public static string Normal(string folder) => Path.TrimEndingDirectorySeparator(Path.GetFullPath(folder));

    // The absolute path of a folder of the user.
    // Throws RoundupException: the folder has none of the subfolders, or is the repository.
    internal static string Checked(string folder, string root)
    {
        folder = Normal(folder);
        if (folder == Normal(root))
        {
            throw Usage($"{folder} is Roundup's own checkout, which is always read: name another folder, or none.");
        }

        if (!IsOne(folder))
        {
            throw Usage(
                $"{folder} has none of the folders {string.Join(", ", s_built)} and {Suites}: name the folder above them, "
                + "or create one with `roundup new`.");
        }

        return folder;
    }

    /// <summary>Checks that a subfolder has <see cref="SharedFiles"/>.</summary>
    /// <param name="kind">The absolute path of the subfolder.</param>
    /// <exception cref="RoundupException">A file is missing.</exception>
    public static void CheckBuildable(string kind)
    {
        if (SharedFiles.FirstOrDefault(file => !File.Exists(Path.Combine(kind, file))) is { } missing)
        {
            throw Usage(
                $"{kind} has no {missing}, without which its projects cannot be built: create something beside them with "
                + $"`roundup new ... --folder {Path.GetDirectoryName(kind)}`, which writes it.");
        }
    }

    private static RoundupException Usage(string message) => new(ExitCode.Usage, message);
}
