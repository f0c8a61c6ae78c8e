using System.Globalization;
using System.Xml;
using System.Xml.Linq;
using Roundup.Catalogue.Definitions;
using Roundup.Results.Reading;
using Roundup.Results.Texts;

namespace Roundup.Catalogue.Reading;

/// <summary>A project file as plain XML, with errors that name the file, the line and the element.</summary>
internal sealed class ProjectXml
{
    /// <summary>Characters of what the parser says; it quotes the file.</summary>
    private const int LongestCause = 300;

    /// <summary>A document type could name other files, or make a short file long.</summary>
    private static readonly XmlReaderSettings s_settings = new() { DtdProcessing = DtdProcessing.Prohibit, XmlResolver = null };

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
        var bytes = BoundedFile.Read(file, FileLimits.WrittenFileBytes)
            ?? throw new RoundupException(
                ExitCode.Usage, $"{file} is no project file: {BoundedFile.TooLong(FileLimits.WrittenFileBytes)}.");
        try
        {
            using var reader = XmlReader.Create(new MemoryStream(bytes), s_settings);
            return new ProjectXml(file, XDocument.Load(reader, LoadOptions.SetLineInfo));
        }
        catch (XmlException e)
        {
            var cause = Shortened.To(LongestCause, e.Message).TrimEnd('.');
            throw new RoundupException(ExitCode.Usage, $"{file} is not well-formed XML: {cause}.", e);
        }
    }

    /// <summary>The last property of that name, white space collapsed; null where it is absent or empty.</summary>
    public string? Property(string name)
    {
        var text = document.Root!.Elements("PropertyGroup").Elements(name).Select(e => Collapse(e.Value)).LastOrDefault(v => v.Length > 0);
        return text is null or { Length: <= FileLimits.Reason }
            ? text
            : throw PropertyError(name, $"is longer than {FileLimits.Reason} characters");
    }

    /// <summary>The property, which must be there.</summary>
    public string Required(string name) => Property(name) ?? throw Error(document.Root!, $"has no <{name}>: add it to the PropertyGroup");

    /// <summary>The property, which must be there and a name.</summary>
    public string RequiredName(string name)
    {
        var text = Required(name);
        return NameRule.Flaw(text) is { } flaw ? throw PropertyError(name, $"is '{Short(text)}', which {flaw}") : text;
    }

    /// <summary>A property that is a year, a year and month, or a date; null where it is absent.</summary>
    public ReleaseDate? ReleaseDate(string name)
    {
        if (Property(name) is not { } text)
        {
            return null;
        }

        return Date(text, "yyyy", "yyyy-MM", "yyyy-MM-dd") is { } date
            ? new(date.Year, text)
            : throw PropertyError(name, $"is '{Short(text)}', which is not a year, a year and month (2026-07) or a date (2026-07-15)");
    }

    /// <summary>A property that is a date; null where it is absent.</summary>
    public DateOnly? Day(string name)
    {
        if (Property(name) is not { } text)
        {
            return null;
        }

        return Date(text, "yyyy-MM-dd") ?? throw PropertyError(name, $"is '{Short(text)}', which is not a date (2026-07-15)");
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

    /// <summary>Whether it imports another file.</summary>
    public bool Imports => document.Root!.Elements("Import").Any();

    /// <summary>All items of that name.</summary>
    public IEnumerable<XElement> Items(string name) => document.Root!.Elements("ItemGroup").Elements(name);

    /// <summary>An attribute's value, white space collapsed; null where it is absent or empty.</summary>
    public static string? Attribute(XElement element, string name) =>
        element.Attribute(name) is { } a && Collapse(a.Value) is { Length: > 0 } text ? text : null;

    /// <summary>The attribute, which must be there.</summary>
    public string RequiredAttribute(XElement element, string name) =>
        Attribute(element, name) ?? throw Error(element, $"<{element.Name.LocalName}> has no {name}: add the attribute");

    /// <summary>The attribute, which must be a name where it is there; null where it is absent or empty.</summary>
    public string? NameAttribute(XElement element, string name) =>
        Attribute(element, name) is { } text && NameRule.Flaw(text) is { } flaw
            ? throw Error(element, $"{name} of <{element.Name.LocalName}> is '{Short(text)}', which {flaw}")
            : Attribute(element, name);

    /// <summary>The attribute, which must be there and a name.</summary>
    public string RequiredNameAttribute(XElement element, string name) =>
        NameAttribute(element, name) ?? RequiredAttribute(element, name);

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
            : $"is '{Short(value)}', which is not one of {string.Join(", ", known)}"
                + $"{(NearestName.Of(value, known) is { } near ? $" (did you mean {near}?)" : "")}";

    private static DateOnly? Date(string text, params string[] forms) =>
        DateOnly.TryParseExact(text, forms, CultureInfo.InvariantCulture, DateTimeStyles.None, out var date)
            && date.Year is >= 2000 and < 2100
            ? date
            : null;

    private static string Short(string text) => Shortened.To(FileLimits.NumberLength, text);

    private static string Collapse(string text) => string.Join(' ', text.Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries));
}
