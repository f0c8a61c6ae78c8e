using System.Xml.Linq;
using Roundup.Catalogue;

namespace Roundup.Cli.Commands.New;

// One line is added, the rest stays as it is. Given: the text of a file that is not there yet; null: an empty one.
internal sealed record PackageVersionFile(string File, string? Given, string? Imported)
{
    // Null where the package is there already. version: null where the file is to know it.
    public string? With(string package, string? version)
    {
        var document = System.IO.File.Exists(File)
            ? XDocument.Load(File, LoadOptions.PreserveWhitespace)
            : XDocument.Parse(Given ?? "<Project>\n</Project>", LoadOptions.PreserveWhitespace);
        var all = Items(document);
        if (all.Find(item => NewName.Same(Name(item), package)) is { } known)
        {
            return version is null || version == Version(known)
                ? null
                : throw new RoundupException(
                    ExitCode.Usage,
                    $"{package} has the version {Version(known)} in {File}: leave out --package-version, or change it there.");
        }

        var imported = Imported is not null && System.IO.File.Exists(Imported) && document.Root!.Elements("Import").Any()
            ? Items(XDocument.Load(Imported)).Find(item => NewName.Same(Name(item), package))
            : null;
        if (imported is not null && (version is null || version == Version(imported)))
        {
            return null;
        }

        if (version is null)
        {
            throw new RoundupException(ExitCode.Usage, $"{package} has no version in {File}: give --package-version.");
        }

        // A second Include of a package would be one too many; Update changes the one that is imported.
        var what = new XAttribute(imported is null ? "Include" : "Update", package);
        Add(document.Root!, all, new XElement("PackageVersion", what, new XAttribute("Version", version)));
        return document.ToString(SaveOptions.DisableFormatting).TrimEnd() + "\n";
    }

    private static List<XElement> Items(XDocument document) =>
        [.. document.Root!.Elements("ItemGroup").Elements("PackageVersion")];

    private static void Add(XElement root, List<XElement> all, XElement added)
    {
        if (all.Count == 0)
        {
            root.Add("  ", new XElement("ItemGroup", "\n    ", added, "\n  "), "\n");
        }
        else if (all.Find(item => string.Compare(Name(item), Name(added), StringComparison.OrdinalIgnoreCase) > 0) is { } next)
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

    private static string Name(XElement item) => (string?)item.Attribute("Include") ?? (string?)item.Attribute("Update") ?? "";

    private static string? Version(XElement item) => (string?)item.Attribute("Version");
}
