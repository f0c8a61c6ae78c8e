using Roundup.Engine.Files;
using Roundup.Engine.Processes;

namespace Roundup.Engine.Builds.Packages;

/// <summary>
/// Paths of folders for lists in NuGet and the SDK. Both split such a list at each semicolon, even an escaped one: a path with a semicolon
/// is replaced by a symbolic link, which goes when this process ends.
/// </summary>
internal static class FolderLink
{
    private static readonly Lazy<string> s_links = new(Links);

    /// <summary>The absolute path of a folder, or of a link to it.</summary>
    public static string Of(string folder)
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
        return links.Path ?? throw new IOException("No folder can be created among the temporary files.");
    }
}
