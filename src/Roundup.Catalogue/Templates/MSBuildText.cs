using System.Globalization;
using System.Security;
using System.Text;

namespace Roundup.Catalogue.Templates;

/// <summary>Escapes values, above all paths, for MSBuild.</summary>
public static class MSBuildText
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
