using System.Security.Cryptography;
using System.Text;

namespace Roundup.Engine.Building;

/// <summary>
/// Folders as NuGet and the SDK get them. Both split lists of folders at each semicolon, however it is escaped: a folder with one in its
/// path is passed as a link.
/// </summary>
internal static class LinkedFolder
{
    /// <summary>A folder, or a link to it.</summary>
    /// <param name="folder">The folder, absolute.</param>
    public static string Of(string folder)
    {
        if (!folder.Contains(';', StringComparison.Ordinal))
        {
            return folder;
        }

        var name = Convert.ToHexStringLower(SHA256.HashData(Encoding.UTF8.GetBytes(folder)))[..16];
        var link = Path.Combine(Path.GetTempPath(), "roundup-folder-" + name);
        if (new DirectoryInfo(link).LinkTarget != folder)
        {
            File.Delete(link);
            Directory.CreateSymbolicLink(link, folder);
        }

        return link;
    }
}
