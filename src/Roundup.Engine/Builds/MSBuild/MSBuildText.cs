using System.Globalization;
using System.Security;
using System.Text;
using Roundup.Engine.Files;

namespace Roundup.Engine.Builds.MSBuild;

/// <summary>Escapes values, above all paths, for MSBuild.</summary>
internal static class MSBuildText
{
    // On the command line a comma separates properties, as a semicolon does.
    private const string Special = "%$@'();?*,";

    /// <summary>A value on MSBuild's command line.</summary>
    public static string Escape(string value)
    {
        var text = new StringBuilder(value.Length);
        foreach (var c in value)
        {
            if (Special.Contains(c, StringComparison.Ordinal))
            {
                text.Append('%').Append(((int)c).ToString("X2", CultureInfo.InvariantCulture));
            }
            else
            {
                text.Append(c);
            }
        }

        return text.ToString();
    }

    /// <summary>A value in a project file.</summary>
    public static string Xml(string value) => SecurityElement.Escape(Escape(value));

    /// <summary>The path of a folder in a project file, with the separator that MSBuild expects at the end.</summary>
    public static string Folder(string path) => Xml(Path.EndsInDirectorySeparator(path) ? path : path + Path.DirectorySeparatorChar);
}

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
