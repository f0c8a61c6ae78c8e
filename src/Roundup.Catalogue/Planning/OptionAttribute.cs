using System.Reflection;

namespace Roundup.Catalogue.Planning;

/// <summary>
/// An option of the command line, declared once at the property that gets its value: the command, its help, completion, the check of
/// <c>--resume</c> and docs/cli.md are made from it. The type of the property decides how a value is read.
/// </summary>
/// <param name="value">What the help calls its value; null: it has none.</param>
/// <param name="text">What it does, for the help. {names} stands for the names that it takes.</param>
[AttributeUsage(AttributeTargets.Property)]
public class OptionAttribute(string name, string? value, string text) : Attribute
{
    public string Name => name;
    public string? Value => value;
    public string Text => text;

    /// <summary>
    /// The member of a suite file that says the same, if nothing else is said the name in camel case; null: it is about one call.
    /// </summary>
    public string? Member
    {
        get => IsOfOneCall || this is ArgumentAttribute ? null : field ?? string.Concat(
            name.TrimStart('-').Split('-').Select((word, i) => i == 0 ? word : char.ToUpperInvariant(word[0]) + word[1..]));
        init;
    }

    /// <summary>Whether it makes no sense in a file.</summary>
    public bool IsOfOneCall { get; init; }

    /// <summary>Whether it adds to the member of a suite file, and does not replace it.</summary>
    public bool Adds { get; init; }

    /// <summary>The heading of the help; null: a command with few options, or an option for the end.</summary>
    public string? Group { get; init; }

    /// <summary>What its values name, for completion; of a short list, other names are refused.</summary>
    public OptionNames Names { get; init; }

    /// <summary>How a value is read where the type of the property does not say so.</summary>
    public OptionForm Form { get; init; }

    /// <summary>The greatest value of a whole number from 1 on; 0: no limit is checked here.</summary>
    public int Most { get; init; }

    /// <summary>Which of the commands that take the options of a run have it.</summary>
    public OptionUse Use { get; init; } = OptionUse.Cases;

    /// <summary>Whether it can be given with <c>--resume</c>; all others are those that the run was started with.</summary>
    public bool WithResume { get; init; }

    public bool IsRequired { get; init; }

    /// <summary>The option behind which the help has it; null: the order of the properties.</summary>
    public string? After { get; init; }

    /// <summary>Whether a value is a path, not an address.</summary>
    public bool IsPath(string value) => Form is OptionForm.FullPath or OptionForm.OwnFolders or OptionForm.TargetFolder
        || (Form == OptionForm.PackageSources && !IsAddress(value));

    /// <summary>Whether a package source is a feed, not a folder.</summary>
    public static bool IsAddress(string source) =>
        Uri.TryCreate(source, UriKind.Absolute, out var uri) && uri.Scheme is "http" or "https";

    /// <summary>The options that the properties of a record declare, and of the records in it.</summary>
    public static IEnumerable<OptionAttribute> In(Type type) => type.GetProperties().SelectMany(property =>
        property.GetCustomAttribute<OptionAttribute>() is { } declared ? [declared]
        : property.IsDefined(typeof(OptionsAttribute)) ? In(property.PropertyType)
        : []);
}

/// <summary>An argument of the command line.</summary>
[AttributeUsage(AttributeTargets.Property)]
public sealed class ArgumentAttribute(string name, string text) : OptionAttribute(name, name, text);

/// <summary>A record with more options, of the property that has it.</summary>
[AttributeUsage(AttributeTargets.Property)]
public sealed class OptionsAttribute : Attribute;

/// <summary>What the values of an option name.</summary>
public enum OptionNames
{
    None,
    Serializers,

    /// <summary>Serializers, and libraries with the version that is measured.</summary>
    Versions,
    Compressors,
    Datasets,
    Suites,
    Shapes,

    /// <summary>Shapes that a call has.</summary>
    CalledShapes,
    Operations,
    Targets,
    Efforts,
    Experiments,
    Pictures,

    /// <summary>Formats of other tools.</summary>
    Exports,

    /// <summary>Output formats.</summary>
    Formats,

    /// <summary>What advice can be asked for.</summary>
    Needs,

    /// <summary>The questions of a check.</summary>
    CheckCategories,

    /// <summary>What a comparison is decided by.</summary>
    ComparisonRules,
}

/// <summary>How a value is read where the type of its property does not say so.</summary>
public enum OptionForm
{
    OfType,

    /// <summary>A path, which is made absolute.</summary>
    FullPath,

    /// <summary>A suite or the path of one.</summary>
    Suite,

    /// <summary>Folders of the user's own; without the option, the current one where it is marked.</summary>
    OwnFolders,

    /// <summary>A folder of the user's own that is written to; without the option, the current one.</summary>
    TargetFolder,
    PackageSources,

    /// <summary>A share in percent.</summary>
    Percentage,

    /// <summary>A value that may be left out: the property is then empty, not null.</summary>
    Optional,
}

/// <summary>Which of the commands that take the options of a run have an option: all, or those that do this.</summary>
public enum OptionUse
{
    Cases,
    Measuring,
    Limits,
    Payloads,

    /// <summary><c>roundup run</c> alone.</summary>
    Run,

    /// <summary><c>roundup check</c> alone.</summary>
    Check,
}

/// <summary>The headings of the help, in its order.</summary>
public static class OptionGroup
{
    public const string What = "What to measure";
    public const string Check = "Which checks to run";
    public const string OwnData = "Your own data";
    public const string HowMuch = "How much to measure";
    public const string Comparison = "Comparison";
    public const string Results = "Results";
    public const string Limits = "Limits";
}
