namespace Roundup.Catalogue.Reading;

/// <summary>Where the entrants, datasets and suites are.</summary>
public static class Repository
{
    /// <summary>The file that marks the repository's root.</summary>
    public const string Marker = "Roundup.slnx";

    /// <summary>The root: the nearest folder with <see cref="Marker"/> above the program, else above the current directory.</summary>
    /// <exception cref="RoundupException">There is none.</exception>
    public static string Find() =>
        Find(AppContext.BaseDirectory) ?? Find(Directory.GetCurrentDirectory()) ?? throw new RoundupException(
            ExitCode.Usage,
            $"The serializers and datasets cannot be found, because neither the program nor the current directory "
            + $"lies in a checkout of Roundup (a folder with {Marker}): change to one.");

    /// <summary>The nearest folder with <see cref="Marker"/>, <paramref name="start"/> or above it; null where there is none.</summary>
    /// <param name="start">An absolute folder.</param>
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
