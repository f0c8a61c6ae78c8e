namespace Roundup.Catalogue.Planning;

/// <summary>
/// An option of the command line, declared once at the property that gets its value: the command, its help, completion, the check of
/// <c>--resume</c> and docs/cli.md are made from it. The type of the property decides how a value is read.
/// </summary>
/// <param name="name">Its name, with the dashes.</param>
/// <param name="value">What the help calls its value; null: it has none.</param>
/// <param name="text">What it does, for the help. {names} stands for the names that it takes.</param>
[AttributeUsage(AttributeTargets.Property)]
public class OptionAttribute(string name, string? value, string text) : Attribute
{
    /// <summary>Its name, with the dashes; of an argument, without.</summary>
    public string Name => name;

    /// <summary>What the help calls its value; null: it has none.</summary>
    public string? Value => value;

    /// <summary>What it does, for the help.</summary>
    public string Text => text;

    /// <summary>The heading of the help; null: a command with few options, or an option for the end.</summary>
    public string? Group { get; init; }

    /// <summary>What its values name, for completion; of a short list, other names are refused.</summary>
    public OptionNames Names { get; init; }

    /// <summary>How a value is read where the type of the property does not say so.</summary>
    public OptionForm Form { get; init; }

    /// <summary>Which of the commands that take the options of a run have it.</summary>
    public OptionUse Use { get; init; } = OptionUse.Cases;

    /// <summary>Whether it can be given with <c>--resume</c>; all others are those that the run was started with.</summary>
    public bool WithResume { get; init; }

    /// <summary>Whether the command needs it.</summary>
    public bool IsRequired { get; init; }

    /// <summary>The option behind which the help has it; null: the order of the properties.</summary>
    public string? After { get; init; }
}

/// <summary>An argument of the command line.</summary>
/// <param name="name">Its name.</param>
/// <param name="text">What it is.</param>
[AttributeUsage(AttributeTargets.Property)]
public sealed class ArgumentAttribute(string name, string text) : OptionAttribute(name, name, text);

/// <summary>A record with more options, of the property that has it.</summary>
[AttributeUsage(AttributeTargets.Property)]
public sealed class OptionsAttribute : Attribute;

/// <summary>What the values of an option name.</summary>
public enum OptionNames
{
    /// <summary>Nothing that is known.</summary>
    None,

    /// <summary>Rows and libraries.</summary>
    Serializers,

    /// <summary>Compressors and none.</summary>
    Compressors,

    /// <summary>Datasets.</summary>
    Datasets,

    /// <summary>Suites.</summary>
    Suites,

    /// <summary>Shapes.</summary>
    Shapes,

    /// <summary>Shapes that a call has.</summary>
    CalledShapes,

    /// <summary>Operations.</summary>
    Operations,

    /// <summary>Targets.</summary>
    Targets,

    /// <summary>Efforts.</summary>
    Efforts,

    /// <summary>Experiments.</summary>
    Experiments,

    /// <summary>Pictures of a report; no others.</summary>
    Pictures,

    /// <summary>Formats of other tools; no others.</summary>
    Exports,

    /// <summary>Output formats; no others.</summary>
    Formats,

    /// <summary>Needs of advice; no others.</summary>
    Needs,
}

/// <summary>How a value is read where the type of its property does not say so.</summary>
public enum OptionForm
{
    /// <summary>As the type says.</summary>
    OfType,

    /// <summary>A path, which is made absolute.</summary>
    FullPath,

    /// <summary>A suite or the path of one.</summary>
    Suite,

    /// <summary>Folders of the user's own; without the option, the current one where it is marked.</summary>
    OwnFolders,

    /// <summary>A folder of the user's own that is written to; without the option, the current one.</summary>
    TargetFolder,

    /// <summary>Feeds and folders of packages.</summary>
    PackageSources,

    /// <summary>A number of launches.</summary>
    Launches,

    /// <summary>A share in percent.</summary>
    Percentage,

    /// <summary>A value that may be left out: the property is then empty, not null.</summary>
    Optional,
}

/// <summary>Which of the commands that take the options of a run have an option.</summary>
[Flags]
public enum OptionUse
{
    /// <summary>All.</summary>
    Cases = 1,

    /// <summary>Those that measure.</summary>
    Measuring = 2,

    /// <summary>Those that end what takes too much.</summary>
    Limits = 4,

    /// <summary>Those that can keep payloads.</summary>
    Payloads = 8,

    /// <summary><c>roundup run</c>.</summary>
    Run = 16,
}

/// <summary>The headings of the help, in its order.</summary>
public static class OptionGroup
{
    /// <summary>Options that select cases.</summary>
    public const string What = "What to measure";

    /// <summary>Options about the user's own data.</summary>
    public const string OwnData = "Your own data";

    /// <summary>Options that say how many values, launches and how much time.</summary>
    public const string HowMuch = "How much to measure";

    /// <summary>Options that say what is compared with what.</summary>
    public const string Comparison = "Comparison";

    /// <summary>Options about what a run leaves behind.</summary>
    public const string Results = "Results";

    /// <summary>Options that end what takes too much.</summary>
    public const string Limits = "Limits";
}
