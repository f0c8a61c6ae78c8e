using System.Globalization;
using System.Text;
using System.Xml;
using System.Xml.Linq;
using Roundup.Catalogue.Definitions;
using Roundup.Results.Reading;
using Roundup.Results.Texts;

namespace Roundup.Catalogue.Reading;

// A project file as XML, with errors that name the file, the line and the element.
internal sealed class ProjectXml
{
    // Maximum length of the message of the parser, which quotes the file, characters.
    private const int LongestCause = 300;

    // Document types are prohibited, because they can reference files and expand without limit.
    private static readonly XmlReaderSettings s_settings = new() { DtdProcessing = DtdProcessing.Prohibit, XmlResolver = null };

    private readonly XDocument _document;

    private ProjectXml(string file, XDocument document)
    {
        File = file;
        _document = document;
    }

    public string File { get; }

    public static ProjectXml Load(string file)
    {
        var bytes = BoundedFile.Read(file, FileLimits.WrittenFileBytes)
            ?? throw new RoundupException(
                ExitCode.Usage, $"{file} is not a project file: {BoundedFile.TooLong(FileLimits.WrittenFileBytes)}.");
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

    // The last value of a property, with white space collapsed; null if it is absent or empty.
    public string? Property(string name)
    {
        var text = Properties(name).Select(e => Collapse(e.Value)).LastOrDefault(v => v.Length > 0);
        return text is null or { Length: <= FileLimits.Reason }
            ? text
            : throw PropertyError(name, $"is longer than {FileLimits.Reason} characters");
    }

    public string Required(string name) => Property(name) ?? throw Error(_document.Root!, $"has no <{name}>: add it to the PropertyGroup");

    public string RequiredName(string name)
    {
        var text = Required(name);
        return NameRule.Problem(text) is { } problem ? throw PropertyError(name, $"is '{Short(text)}', which {problem}") : text;
    }

    // A property with the address of a web page; null if it is absent.
    public string? Page(string name) =>
        Property(name) is { } text && !IsPage(text)
            ? throw PropertyError(name, $"is '{Short(text)}', which is not an address that starts with https://")
            : Property(name);

    // A property with a year, a year and month, or a date; null if it is absent.
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

    // A property with a date; null if it is absent.
    public DateOnly? Day(string name)
    {
        if (Property(name) is not { } text)
        {
            return null;
        }

        return Date(text, "yyyy-MM-dd") ?? throw PropertyError(name, $"is '{Short(text)}', which is not a date (2026-07-15)");
    }

    // The version of a package that the project references: its VersionOverride, otherwise that of versions.
    public string PackageVersion(string package, CentralVersions versions)
    {
        var reference = Items("PackageReference")
            .FirstOrDefault(r => string.Equals(Attribute(r, "Include"), package, StringComparison.OrdinalIgnoreCase))
            ?? throw PropertyError("Package", $"names {package}, but no <PackageReference> includes it");
        return Attribute(reference, "VersionOverride") ?? versions.Read(package)
            ?? throw Error(reference, $"<PackageReference> {package} has no version in {versions.File}: add a <PackageVersion>");
    }

    public IEnumerable<XElement> Properties(string name) => _document.Root!.Elements("PropertyGroup").Elements(name);

    public bool Imports => _document.Root!.Elements("Import").Any();

    public IEnumerable<XElement> Items(string name) => _document.Root!.Elements("ItemGroup").Elements(name);

    // The value of an attribute, with white space collapsed; null if it is absent or empty.
    public static string? Attribute(XElement element, string name) =>
        element.Attribute(name) is { } a && Collapse(a.Value) is { Length: > 0 } text ? text : null;

    public string RequiredAttribute(XElement element, string name) =>
        Attribute(element, name) ?? throw Error(element, $"<{element.Name.LocalName}> has no {name}: add the attribute");

    // An attribute whose value must be a valid name; null if it is absent or empty.
    public string? NameAttribute(XElement element, string name) =>
        Attribute(element, name) is { } text && NameRule.Problem(text) is { } problem
            ? throw Error(element, $"{name} of <{element.Name.LocalName}> is '{Short(text)}', which {problem}")
            : Attribute(element, name);

    public string RequiredNameAttribute(XElement element, string name) =>
        NameAttribute(element, name) ?? RequiredAttribute(element, name);

    public string RequiredPageAttribute(XElement element, string name) =>
        RequiredAttribute(element, name) is var text && IsPage(text)
            ? text
            : throw Error(
                element,
                $"{name} of <{element.Name.LocalName}> is '{Short(text)}', which is not an address that starts with https://");

    public RoundupException Error(XElement element, string what) =>
        new(ExitCode.Usage, element == _document.Root ? $"{File} {what}." : $"{File}({((IXmlLineInfo)element).LineNumber}): {what}.");

    public RoundupException PropertyError(string name, string what) =>
        Error(Properties(name).LastOrDefault() ?? _document.Root!, $"<{name}> {what}");

    // The predicate of the error message if a value is not one of known, with the nearest one; null if it is.
    public static string? Unknown(string value, IReadOnlyList<string> known) =>
        known.Contains(value, StringComparer.Ordinal)
            ? null
            : $"is '{Short(value)}', which is not one of {string.Join(", ", known)}"
                + $"{(NearestName.Find(value, known) is { } near ? $" (did you mean {near}?)" : "")}";

    private static bool IsPage(string text) =>
        Uri.TryCreate(text, UriKind.Absolute, out var page) && page.Scheme == Uri.UriSchemeHttps;

    private static DateOnly? Date(string text, params string[] forms) =>
        DateOnly.TryParseExact(text, forms, CultureInfo.InvariantCulture, DateTimeStyles.None, out var date)
            && date.Year is >= 2000 and < 2100
            ? date
            : null;

    public static string Short(string text) => Shortened.To(FileLimits.NumberLength, text);

    private static string Collapse(string text) => string.Join(' ', text.Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries));
}

// The rules for names in files. Names become parts of paths and reports, so they must not lead to other folders or contain invisible
// characters.
internal static class NameRule
{
    private const int Longest = 100;

    private const string Refused = "/\\:";

    // What is wrong with a name, to follow "is '...', which" in a message; null if the name is valid.
    public static string? Problem(string name) =>
        name.Length is 0 or > Longest ? $"is not a valid name: give one of 1 to {Longest} characters"
        : name is "." or ".." || name.Any(c => Refused.Contains(c, StringComparison.Ordinal)) ? $"is not a valid name: leave out {Refused}"
        : name.EnumerateRunes().Any(IsInvisible) ? "is not a valid name: leave out control characters"
        : null;

    private static bool IsInvisible(Rune rune) => Rune.GetUnicodeCategory(rune)
        is UnicodeCategory.Control or UnicodeCategory.Format or UnicodeCategory.LineSeparator or UnicodeCategory.ParagraphSeparator
        || rune == Rune.ReplacementChar;
}
