namespace Roundup.Engine.Files;

/// <summary>
/// Paths of folders for lists in NuGet and the SDK. Both split such a list at each semicolon, even an escaped one: a path with a semicolon
/// is replaced by a symbolic link.
/// </summary>
internal static class FolderLink
{
    /// <summary>The absolute path of a folder, or of a link to it.</summary>
    public static string Of(string folder)
    {
        if (!folder.Contains(';', StringComparison.Ordinal))
        {
            return folder;
        }

        var link = Path.Combine(Path.GetTempPath(), "roundup-folder-" + ContentHash.OfText(folder)[..16]);
        if (new DirectoryInfo(link).LinkTarget != folder)
        {
            File.Delete(link);
            Directory.CreateSymbolicLink(link, folder);
        }

        return link;
    }
}
