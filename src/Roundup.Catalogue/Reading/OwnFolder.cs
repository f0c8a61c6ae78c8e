namespace Roundup.Catalogue.Reading;

/// <summary>
/// A folder of the user's own, with the same folders in it as the repository: <c>serializers/</c>, <c>compressors/</c>,
/// <c>datasets/</c>, <c>suites/</c>. What is in it is built and run, so only a folder that the user names is read.
/// </summary>
public static class OwnFolder
{
    /// <summary>The folder of all serializers.</summary>
    public const string Serializers = "serializers";

    /// <summary>The folder of all compressors.</summary>
    public const string Compressors = "compressors";

    /// <summary>The folder of all datasets.</summary>
    public const string Datasets = "datasets";

    /// <summary>The folder of all suites.</summary>
    public const string Suites = "suites";

    private static readonly string[] s_built = [Serializers, Compressors, Datasets];

    /// <summary>The files that a folder of projects must have: without them, the build takes those of a folder above it.</summary>
    public static IReadOnlyList<string> SharedFiles { get; } =
        ["Directory.Build.props", "Directory.Build.targets", "Directory.Packages.props"];

    /// <summary>Whether a folder holds anything of Roundup.</summary>
    /// <param name="folder">The folder.</param>
    public static bool IsOne(string folder) => s_built.Append(Suites).Any(kind => Directory.Exists(Path.Combine(folder, kind)));

    /// <summary>The folder as it is known by: absolute, without a separator at its end.</summary>
    /// <param name="folder">The folder.</param>
    public static string Normal(string folder) => Path.TrimEndingDirectorySeparator(Path.GetFullPath(folder));

    /// <summary>The folder as it is known by, where it is one.</summary>
    /// <param name="folder">The folder.</param>
    /// <param name="root">The repository's root, absolute.</param>
    /// <exception cref="RoundupException">It is not.</exception>
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

    /// <summary>Checks that a folder of projects has <see cref="SharedFiles"/>.</summary>
    /// <param name="kind">The folder of all projects of a kind, absolute.</param>
    /// <exception cref="RoundupException">It does not.</exception>
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
