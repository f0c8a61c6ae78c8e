using System.Globalization;
using System.Xml;
using System.Xml.Linq;
using Roundup.Catalogue.Definitions;

namespace Roundup.Catalogue.Reading;

/// <summary>A project file as plain XML, with errors that name the file, the line and the element.</summary>
internal sealed class ProjectXml
{
    private readonly XDocument document;

    private ProjectXml(string file, XDocument document)
    {
        File = file;
        this.document = document;
    }

    /// <summary>The file, absolute.</summary>
    public string File { get; }

    public static ProjectXml Load(string file)
    {
        try
        {
            return new ProjectXml(file, XDocument.Load(file, LoadOptions.SetLineInfo));
        }
        catch (XmlException e)
        {
            throw new RoundupException(ExitCode.Usage, $"{file} is not well-formed XML: {e.Message.TrimEnd('.')}.", e);
        }
    }

    /// <summary>The last property of that name, white space collapsed; null where it is absent or empty.</summary>
    public string? Property(string name) =>
        document.Root!.Elements("PropertyGroup").Elements(name).Select(e => Collapse(e.Value)).LastOrDefault(v => v.Length > 0);

    /// <summary>The property, which must be there.</summary>
    public string Required(string name) => Property(name) ?? throw Error(document.Root!, $"has no <{name}>: add it to the PropertyGroup");

    /// <summary>A property that is a year; null where it is absent.</summary>
    public int? Year(string name)
    {
        if (Property(name) is not { } text)
        {
            return null;
        }

        return int.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out var year) && year is >= 2000 and < 2100
            ? year
            : throw PropertyError(name, $"is '{text}', which is not a year");
    }

    /// <summary>The version of a package that the project references: its own, else that of the central file.</summary>
    public string PackageVersion(string package, CentralVersions versions)
    {
        var reference = Items("PackageReference")
            .FirstOrDefault(r => string.Equals(Attribute(r, "Include"), package, StringComparison.OrdinalIgnoreCase))
            ?? throw PropertyError("Package", $"names {package}, but no <PackageReference> includes it");
        return Attribute(reference, "VersionOverride") ?? versions.Of(package)
            ?? throw Error(reference, $"<PackageReference> {package} has no version in {versions.File}: add a <PackageVersion>");
    }

    /// <summary>All items of that name.</summary>
    public IEnumerable<XElement> Items(string name) => document.Root!.Elements("ItemGroup").Elements(name);

    /// <summary>An attribute's value, white space collapsed; null where it is absent or empty.</summary>
    public static string? Attribute(XElement element, string name) =>
        element.Attribute(name) is { } a && Collapse(a.Value) is { Length: > 0 } text ? text : null;

    /// <summary>The attribute, which must be there.</summary>
    public string RequiredAttribute(XElement element, string name) =>
        Attribute(element, name) ?? throw Error(element, $"<{element.Name.LocalName}> has no {name}: add the attribute");

    /// <summary>An error about the file's element.</summary>
    public RoundupException Error(XElement element, string what) =>
        new(ExitCode.Usage, element == document.Root ? $"{File} {what}." : $"{File}({((IXmlLineInfo)element).LineNumber}): {what}.");

    /// <summary>An error about a property.</summary>
    public RoundupException PropertyError(string name, string what) =>
        Error(document.Root!.Elements("PropertyGroup").Elements(name).LastOrDefault() ?? document.Root!, $"<{name}> {what}");

    /// <summary>A value that must be one of a few; the nearest is proposed.</summary>
    public static string? Unknown(string value, IReadOnlyList<string> known) =>
        known.Contains(value, StringComparer.Ordinal)
            ? null
            : $"is '{value}', which is not one of {string.Join(", ", known)}"
                + $"{(NearestName.Of(value, known) is { } near ? $" (did you mean {near}?)" : "")}";

    private static string Collapse(string text) => string.Join(' ', text.Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries));
}
