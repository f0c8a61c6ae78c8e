using System.Xml.Linq;
using Roundup.Catalogue;

namespace Roundup.Cli.Creating;

/// <summary>A central file of package versions: one line is added, the rest stays as it is.</summary>
internal static class PackageVersionFile
{
    /// <summary>The file with a package added in its place in the alphabet; null where it is there already.</summary>
    /// <param name="file">The file, absolute.</param>
    /// <param name="package">The package.</param>
    /// <param name="version">The version asked for; null where the file is to know it.</param>
    /// <exception cref="RoundupException">Nobody knows the version, or the file has another.</exception>
    public static string? With(string file, string package, string? version)
    {
        var document = File.Exists(file)
            ? XDocument.Load(file, LoadOptions.PreserveWhitespace)
            : XDocument.Parse("<Project>\n</Project>", LoadOptions.PreserveWhitespace);
        var all = document.Root!.Elements("ItemGroup").Elements("PackageVersion").ToList();
        if (all.Find(item => NewName.Same(Include(item), package)) is { } known)
        {
            return version is null || version == (string?)known.Attribute("Version")
                ? null
                : throw new RoundupException(
                    ExitCode.Usage,
                    $"{package} has the version {(string?)known.Attribute("Version")} in {file}:"
                    + " leave out --package-version, or change it there.");
        }

        if (version is null)
        {
            throw new RoundupException(ExitCode.Usage, $"{package} has no version in {file}: give --package-version.");
        }

        Add(document.Root, all, new XElement("PackageVersion", new XAttribute("Include", package), new XAttribute("Version", version)));
        return document.ToString(SaveOptions.DisableFormatting).TrimEnd() + "\n";
    }

    private static void Add(XElement root, List<XElement> all, XElement added)
    {
        if (all.Count == 0)
        {
            root.Add("  ", new XElement("ItemGroup", "\n    ", added, "\n  "), "\n");
        }
        else if (all.Find(item => string.Compare(Include(item), Include(added), StringComparison.OrdinalIgnoreCase) > 0) is { } next)
        {
            next.AddBeforeSelf(added, Space(next));
        }
        else
        {
            all[^1].AddAfterSelf(Space(all[^1]), added);
        }
    }

    // A text node can be in one place only: its text is copied.
    private static string Space(XElement element) => (element.PreviousNode as XText)?.Value ?? "";

    private static string Include(XElement item) => (string?)item.Attribute("Include") ?? "";
}
