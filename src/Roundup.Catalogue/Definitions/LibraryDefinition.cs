using NuGet.Versioning;

namespace Roundup.Catalogue.Definitions;

/// <summary>A library: a folder in <c>serializers/</c>, described by its project file.</summary>
public sealed record LibraryDefinition : EntrantDefinition
{
    /// <summary>Whether the user requested exactly this <see cref="EntrantDefinition.PackageVersion"/>.</summary>
    public bool IsPinned { get; init; }

    /// <summary>The packages that have the version of the library: its package, and those that the project file marks.</summary>
    public IReadOnlyList<string> VersionedPackages { get; init; } = [];

    /// <summary>
    /// The package that has the library in other versions than the one that is part of the runtime; null if the library is not part of it.
    /// </summary>
    public string? PinnedPackage { get; init; }

    /// <summary>All packages that the project file references. Their attributes can remain in a model of the user.</summary>
    public IReadOnlyList<string> References { get; init; } = [];

    /// <summary>The data format: JSON, XML, BSON, ...</summary>
    public required string Format { get; init; }

    public string? FormatDetails { get; init; }

    public string? StatusReason { get; init; }

    /// <summary>Why the library must not read untrusted data; null if nothing is documented against it.</summary>
    public string? Dangerous { get; init; }

    /// <summary>The page of the library's documentation, or the advisory, that <see cref="Dangerous"/>, also of rows, is from.</summary>
    public string? DangerousSource { get; init; }

    /// <summary>What is documented in favour of reading untrusted data with default settings; null if nothing is known.</summary>
    public string? Safe { get; init; }

    /// <summary>The page that <see cref="Safe"/> is from.</summary>
    public string? SafeSource { get; init; }

    /// <summary>The first version of the package that <see cref="Safe"/> holds for; null if it holds for all.</summary>
    public string? SafeSince { get; init; }

    /// <summary>
    /// The newest runtime on which the library works, for example <c>net8.0</c>; null if it works on all. Suites measure it there instead
    /// of on newer ones.
    /// </summary>
    public string? LastTarget { get; init; }

    /// <summary>
    /// Why the library is built only when the user names it, for example a restrictive licence; null if any glob can select it.
    /// </summary>
    public string? OnlyWhenNamed { get; init; }

    /// <summary>Public issues of the library about what runs found.</summary>
    public IReadOnlyList<LibraryIssue> Issues { get; init; } = [];

    /// <summary>The types of settings that a user can give; empty: none.</summary>
    public IReadOnlyList<SettingsKind> Settings { get; init; } = [];

    /// <summary>Whether nobody should choose the library any more: only its name or the group of retired serializers selects it.</summary>
    public bool IsRetired => LibraryStatus.Retired.Contains(Status);

    public required IReadOnlyList<SerializerDefinition> Serializers { get; init; }

    /// <summary>The name of the file beside the project file that says what is expected of checks. No build depends on it.</summary>
    public const string ExpectedChecks = "expected-checks.json";

    /// <summary>The absolute path of <see cref="ExpectedChecks"/>, which need not exist.</summary>
    public string ExpectedChecksPath => Path.Combine(Path.GetDirectoryName(ProjectFile)!, ExpectedChecks);

    /// <inheritdoc/>
    protected override string Namespace => "Roundup.Serializers";

    /// <summary>The folder beside the project file with the settings that <c>roundup swap</c> tries.</summary>
    public const string Switches = "Switches";

    /// <summary>The absolute path of the settings that <c>roundup swap</c> tries, which need not exist. No build depends on it.</summary>
    public string SwitchesPath => Path.Combine(Path.GetDirectoryName(ProjectFile)!, Switches, "Options.cs");

    /// <summary>Returns the library at another version, which becomes part of its name and the names of its serializers.</summary>
    public LibraryDefinition At(string version)
    {
        var name = $"{Name}@{version}";
        return this with
        {
            Name = name,
            Package = Package ?? PinnedPackage,
            PackageVersion = version,
            IsPinned = true,
            VersionedPackages = PinnedPackage is null ? VersionedPackages : [PinnedPackage],
            Serializers = [.. Serializers
                .Select(serializer => serializer with { FullName = SerializerDefinition.FullNameOf(name, serializer.Name) })],
        };
    }
}

/// <summary>A public issue of a library.</summary>
/// <param name="Address">Its page.</param>
/// <param name="About">What it is about, a few words.</param>
public sealed record LibraryIssue(string Address, string About);

/// <summary>Checks and compares package versions in text.</summary>
public static class PackageVersions
{
    /// <summary>The predicate of the error message for an invalid version.</summary>
    public const string Invalid = "is not a package version: give one such as 3.1.4 or 4.0.0-beta.2";

    /// <summary>Whether a text is a version of at least two numbers, without blanks and build metadata.</summary>
    public static bool IsValid(string text) => Parse(text) is not null;

    /// <summary>Whether <paramref name="version"/> precedes <paramref name="other"/>; false if one of them is invalid.</summary>
    public static bool IsOlder(string version, string other) => Parse(version) is { } one && Parse(other) is { } two && one < two;

    // NuGet accepts more: a single number, blanks around numbers, and metadata, which would become part of folder names.
    private static NuGetVersion? Parse(string text) =>
        NuGetVersion.TryParse(text, out var version)
            && text.Split('-')[0].Contains('.') && !text.Contains('+') && !text.Any(char.IsWhiteSpace)
            ? version
            : null;
}
