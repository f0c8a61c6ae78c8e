using System.Text.Json.Serialization;
using Roundup.Catalogue.Reading;
using Roundup.Results.Texts;

namespace Roundup.Catalogue.Planning;

/// <summary>
/// The options of a run from the command line. They are stored with the run, so that it can be resumed. An empty list or null means what
/// the suite says, if nothing else is said; lists of text are globs over full names, if nothing else is said.
/// </summary>
public sealed record RunOptions
{
    [Argument("suite",
        "The name of a suite, or the path of a suite file, which can have options as members (`roundup help suite`).",
        Names = OptionNames.Suites, Form = OptionForm.Suite)]
    public string Suite { get; init; } = "quick";

    /// <summary>The suite that says what one of the user's own data does not say.</summary>
    public string Basis { get; init; } = OwnDataSuite;

    [Option("--serializer", "GLOB",
        "Select serializers: a library (all its configurations) or library/configuration; @version selects a version, * matches any text. "
        + "Dead, archived and dangerous libraries: by name or as @retired.",
        Member = "serializers", Group = OptionGroup.What, Names = OptionNames.Serializers)]
    public IReadOnlyList<string> Serializers { get; init; } = [];

    [Option("--compressor", "GLOB",
        "Select compressors (shape Bytes) by the same rules; none: without compression.",
        Member = "compressors", Group = OptionGroup.What, Names = OptionNames.Compressors)]
    public IReadOnlyList<string> Compressors { get; init; } = [];

    [Option("--dataset", "GLOB",
        "Select datasets, also those that the suite does not have.", Member = "datasets",
        Group = OptionGroup.What, Names = OptionNames.Datasets)]
    public IReadOnlyList<string> Datasets { get; init; } = [];

    [Option("--count", "N", "The counts to use instead of the suite's: 1 is one object, n a list of n.",
        Member = "counts", Group = OptionGroup.What)]
    public IReadOnlyList<int> Counts { get; init; } = [];

    [Option("--shape", "GLOB",
        "Select shapes (forms of the API): {names} (each serializer's own).",
        Member = "shapes", Group = OptionGroup.What, Names = OptionNames.Shapes)]
    public IReadOnlyList<string> Shapes { get; init; } = [];

    [Option("--operation", "GLOB",
        "Select Serialize or Deserialize.", Member = "operations", Group = OptionGroup.What, Names = OptionNames.Operations)]
    public IReadOnlyList<string> Operations { get; init; } = [];

    [Option("--target", "GLOB",
        "Select runtimes, measured side by side: `roundup list targets` lists them.",
        Member = "targets", Group = OptionGroup.What, Names = OptionNames.Targets)]
    public IReadOnlyList<string> Targets { get; init; } = [];

    /// <summary>The absolute paths of folders of the user that are read in addition to the repository.</summary>
    [Option("--folder", "DIR", OwnFoldersText, Group = OptionGroup.What, Form = OptionForm.OwnFolders, WithResume = true)]
    public IReadOnlyList<string> Folders { get; init; } = [];

    /// <summary>The absolute paths of the user's files of settings.</summary>
    [Option("--settings", "FILE", SettingsText, Group = OptionGroup.What, Form = OptionForm.FullPath, WithResume = true)]
    public IReadOnlyList<string> Settings { get; init; } = [];

    /// <summary>Package sources (feeds or folders) in addition to the configured ones.</summary>
    [Option("--package-source", "SOURCE", PackageSourcesText,
        Member = "packageSources", Group = OptionGroup.What, Form = OptionForm.PackageSources, WithResume = true)]
    public IReadOnlyList<string> PackageSources { get; init; } = [];

    [Option("--experiment", "GLOB",
        "The experiments to run instead of the suite's: {names}.",
        Member = "experiments", Group = OptionGroup.What, Names = OptionNames.Experiments, Use = OptionUse.Run)]
    public IReadOnlyList<string> Experiments { get; init; } = [];

    [Option("--ascii", "BOOL",
        "Replace non-ASCII characters in strings with ASCII letters (false: keep them, whatever the suite says).",
        Group = OptionGroup.What, Use = OptionUse.Run)]
    public bool? Ascii { get; init; }

    /// <summary>The part of the cases that is measured; null: all.</summary>
    [Option("--shard", "I/N",
        "Measure part I of N of the suite on this machine; `roundup merge` joins the parts.",
        IsOfOneCall = true, Group = OptionGroup.What, Use = OptionUse.Run)]
    public Shard? Shard { get; init; }

    /// <summary>The own data of the user; null: none.</summary>
    [Options]
    public OwnDataRequest? Own { get; init; }

    [Option("--effort", "NAME",
        "How thoroughly to measure: quick, standard or rigorous.",
        Group = OptionGroup.HowMuch, Names = OptionNames.Efforts, Use = OptionUse.Measuring)]
    public string? Effort { get; init; }

    /// <summary>A fixed number of launches for each case; null: that of the effort or the suite.</summary>
    [Option("--launches", "N",
        "The exact number of launches (fresh processes) of each case (default: the suite's, or as the effort needs).",
        Group = OptionGroup.HowMuch, Most = SuiteReader.MostLaunches, Use = OptionUse.Measuring)]
    public int? Launches { get; init; }

    /// <summary>The wanted half-width of the interval of a ratio, as a share of the ratio; null: that of the effort.</summary>
    [Option("--until", "PERCENT",
        "Add launches until each ratio is known to within this percentage, for example 3%, or the effort's limit is reached.",
        Group = OptionGroup.HowMuch, Form = OptionForm.Percentage, Use = OptionUse.Measuring)]
    public double? Until { get; init; }

    /// <summary>The time for measuring; null: unlimited.</summary>
    [Option("--budget", "TIME",
        "The most time to spend on measuring, for example 90s, 10m or 1h30m. Tables that do not fit are skipped.",
        Group = OptionGroup.HowMuch, Use = OptionUse.Measuring)]
    public TimeSpan? Budget { get; init; }

    /// <summary>The baseline: <c>serializer</c> or <c>serializer + compressor</c>, each with or without <c>@target</c>.</summary>
    [Option("--baseline", "SERIALIZER",
        "The serializer that the others are compared with, alone or with @version, @net9.0 (a runtime) or + compressor.",
        Group = OptionGroup.Comparison, Names = OptionNames.Serializers, Use = OptionUse.Measuring)]
    public string? Baseline { get; init; }

    /// <summary>The seed; null: it is drawn, or follows from the cases where there is a <see cref="Shard"/>.</summary>
    [Option("--seed", "N", "The seed of all values and orders (default: random, stored in the results).", Group = OptionGroup.HowMuch)]
    public ulong? Seed { get; init; }

    /// <summary>
    /// Globs over the serializers before a change, which the other serializers are compared with, or one target; empty: none.
    /// </summary>
    [Option("--against", "GLOB",
        "Compare with these serializers (MyLib@1.2.0), or with a runtime, in the same run, until each change is decided.",
        Group = OptionGroup.Comparison, Use = OptionUse.Run)]
    public IReadOnlyList<string> Against { get; init; } = [];

    [Option("--by", "RULE", ByText, Group = OptionGroup.Comparison, Names = OptionNames.ComparisonRules, Use = OptionUse.Run)]
    public ComparisonRule By { get; init; }

    [Option("--allow-same", null,
        "With --against: compare even if both sides have identical assemblies (an A/A check).",
        Group = OptionGroup.Comparison, Use = OptionUse.Run)]
    public bool AllowSame { get; init; }

    /// <summary>The smallest change of a time, as a share, that counts as one; null: that of the effort.</summary>
    [Option("--threshold", "PERCENT", ThresholdText, Group = OptionGroup.Comparison, Form = OptionForm.Percentage, Use = OptionUse.Run)]
    public double? Threshold { get; init; }

    /// <summary>The largest change of a time, as a share, that counts as none; null: that of the effort.</summary>
    [Option("--margin", "PERCENT", MarginText, Group = OptionGroup.Comparison, Form = OptionForm.Percentage, Use = OptionUse.Run)]
    public double? Margin { get; init; }

    [Option("--strict", null, "Exit with 1 if any serializer loses data, fails or is unavailable.", Group = OptionGroup.Results)]
    public bool Strict { get; init; }

    /// <summary>The losses that the user accepts, by member, path or kind.</summary>
    [Option("--accept", "LOSS", AcceptText, Group = OptionGroup.Results, After = "--strict")]
    public IReadOnlyList<string> Accepted { get; init; } = [];

    /// <summary>The absolute path of the folder for payloads; null: they are not kept.</summary>
    [Option("--keep-data", "DIR",
        "Also save what each serializer writes for the first value, to files in this folder.",
        Group = OptionGroup.Results, Form = OptionForm.FullPath, Use = OptionUse.Payloads, WithResume = true)]
    public string? KeepData { get; init; }

    [Option("--keep-samples", null,
        "Write every batch and first call to results.json, not only the estimates.", Group = OptionGroup.Results, Use = OptionUse.Run)]
    public bool KeepSamples { get; init; }

    /// <summary>
    /// The time after which one step of a worker (opening, comparing, a batch) counts as hung; null: 20 s, and more for large data.
    /// </summary>
    [Option("--time-limit", "TIME",
        "The timeout of one step of a serializer (default: 20s, more for large data).", Group = OptionGroup.Limits, Use = OptionUse.Limits)]
    public TimeSpan? TimeLimit { get; init; }

    /// <summary>The resident size, bytes, at which a worker is ended as out of memory; null: 2 GB, and more for large data.</summary>
    [Option("--memory-limit", "SIZE",
        "The memory limit of a serializer's process, for example 500MB (default: 2GB, more for large data).",
        Group = OptionGroup.Limits, Use = OptionUse.Limits)]
    public long? MemoryLimit { get; init; }

    /// <summary>The time after which the build of one serializer or dataset is ended; null: 10 minutes.</summary>
    [Option("--build-limit", "TIME",
        "The timeout of the build of one serializer or dataset (default: 10m).", Group = OptionGroup.Limits, Use = OptionUse.Limits)]
    public TimeSpan? BuildLimit { get; init; }

    /// <summary>The categories of checks that are run; empty: all.</summary>
    [Option("--only", "CATEGORY",
        "Run only these categories of checks (values always runs): {names}. agreement: shapes and runtimes read what the others wrote; "
        + "limits: the greatest depth and other figures, without a verdict.",
        Group = OptionGroup.Check, Names = OptionNames.CheckCategories, Use = OptionUse.Check)]
    public IReadOnlyList<CheckCategory> CheckCategories { get; init; } = [];

    /// <summary>Globs over the serializers that write the payloads of the category interoperability; empty: one of each library.</summary>
    [Option("--written-by", "GLOB",
        "The serializers that write what other libraries read (default: one of each library); runs only interoperability.",
        Group = OptionGroup.Check, Names = OptionNames.Serializers, Use = OptionUse.Check)]
    public IReadOnlyList<string> WrittenBy { get; init; } = [];

    /// <summary>Globs over the serializers that read the payloads of others; empty: one of each library.</summary>
    [Option("--read-by", "GLOB",
        "The serializers that read the payloads of other libraries (default: one of each library); runs only interoperability.",
        Group = OptionGroup.Check, Names = OptionNames.Serializers, Use = OptionUse.Check)]
    public IReadOnlyList<string> ReadBy { get; init; } = [];

    /// <summary>The serializer, as library/configuration, that each check of interoperability is with; null: any.</summary>
    public string? Partner { get; init; }

    /// <summary>How many fresh processes make the first calls of several threads; null: 5.</summary>
    [Option("--starts", "N",
        "Fresh processes in which eight threads make their first calls (default: 5; 1200 find a failure of 1 start in 400).",
        Group = OptionGroup.Check, Most = 10_000, Use = OptionUse.Check)]
    public int? Starts { get; init; }

    /// <summary>The name of the one check that is run, as a failure has it; null: all.</summary>
    [Option("--replay", "ID",
        "Run one check again, by the name that a failure has, for example chunks/Text/Stream/reads-1.",
        IsOfOneCall = true, Group = OptionGroup.Check, Use = OptionUse.Check)]
    public string? Replay { get; init; }

    /// <summary>The findings of own data that are expected, by serializer and name; null: none were given.</summary>
    public IReadOnlyDictionary<string, IReadOnlyDictionary<string, CheckOutcome>>? Expected { get; init; }

    /// <summary>The arguments as the user typed them, for the report.</summary>
    public string CommandLine { get; init; } = "run";

    /// <summary>The suite for the user's own data where none is named.</summary>
    public const string OwnDataSuite = "own-data";

    /// <summary>What <c>--folder</c> does, of all commands that read.</summary>
    public const string OwnFoldersText =
        "Also use serializers/, compressors/, datasets/ and suites/ of this folder of your own. Its code is run.";

    /// <summary>What <c>--settings</c> does, of all commands that build.</summary>
    public const string SettingsText =
        "Your own settings as serializers: C# with public static members, such as JsonSerializerOptions. Its code is run.";

    /// <summary>What <c>--package-source</c> does, of all commands that build.</summary>
    public const string PackageSourcesText = "An additional NuGet feed, or a folder of packages.";

    /// <summary>What <c>--accept</c> does, of a run, a check and a report.</summary>
    public const string AcceptText = "Accept a loss: a member (updatedAt), a path (Lines[].Placed, Order.Id) or a kind (offset, kind, "
        + "ticks, null, value), as reports name it. A serializer that loses no more is ranked among the lossless ones, marked, and checks "
        + "of your own data expect it.";

    /// <summary>What <c>--by</c> does, of a run and of a comparison.</summary>
    public const string ByText = "Compare by time (the default) or by instructions, which a busy machine does not change. Instructions "
        + "compare versions of one library, and give no ranking (Linux with valgrind).";

    /// <summary>What <c>--threshold</c> does, of a run and of a comparison.</summary>
    public const string ThresholdText =
        "Ignore changes smaller than this (default: 2%; 1% with --effort rigorous; 0.5% with --by instructions).";

    /// <summary>What <c>--margin</c> does, of a run and of a comparison.</summary>
    public const string MarginText =
        "A time is unchanged if its whole interval is within this margin (default: 5%; 2% with --effort rigorous).";

    /// <summary>
    /// The options as they are stored: user and password in the addresses of package sources have to be given again by who resumes the run.
    /// </summary>
    public RunOptions WithoutSecrets() => this with { PackageSources = [.. PackageSources.Select(PlaceName.WithoutSecrets)] };
}

/// <summary>What a comparison goes by: the time of a call, or its instructions.</summary>
public enum ComparisonRule
{
#pragma warning disable CS1591 // Each says its meaning itself.
    Time,
    Instructions,
#pragma warning restore CS1591
}

/// <summary>The own data of the user: where the types and values of the dataset come from.</summary>
public sealed record OwnDataRequest
{
    /// <summary>The absolute path of the JSON sample; null: values are generated from the types.</summary>
    [Option("--data", "FILE",
        "A JSON sample of your own data; its types are inferred (`roundup model` shows them).",
        Group = OptionGroup.OwnData, Form = OptionForm.FullPath)]
    public string? Sample { get; init; }

    /// <summary>
    /// The absolute paths of the C# source of the types, each a file or a folder: one, or two versions; empty: another source.
    /// </summary>
    [Option("--model", "FILE",
        "Your own types as C# source: a file, a folder or a .csproj; without --data, values are generated. Give it twice, "
        + "with --data, to check whether two versions of the types read each other's data (`roundup check`).",
        Group = OptionGroup.OwnData, Form = OptionForm.FullPath, WithResume = true)]
    public IReadOnlyList<string> Models { get; init; } = [];

    /// <summary>The first of <see cref="Models"/>; null: another source.</summary>
    [JsonIgnore]
    public string? Model
    {
        get => Models.Count > 0 ? Models[0] : null;
        init => Models = value is null ? [] : [value];
    }

    /// <summary>The absolute path of the assembly with the types; null: another source.</summary>
    [Option("--assembly", "FILE",
        "Your own types in a compiled assembly, which is read but never run.", Group = OptionGroup.OwnData, Form = OptionForm.FullPath)]
    public string? Assembly { get; init; }

    /// <summary>The branch, tag or commit whose version of <see cref="Model"/> exchanges data with that of the files; null: none.</summary>
    [Option("--against-git", "REF",
        "Check whether these types and those of this branch, tag or commit read each other's data; main...: of the merge base.",
        Group = OptionGroup.OwnData, Use = OptionUse.Check)]
    public string? AgainstGit { get; init; }

    /// <summary>The commit that <see cref="AgainstGit"/> named when the run was started; null: it is not known.</summary>
    public string? AgainstCommit { get; init; }

    [Option("--type", "NAME", "Your root type, for example Shop.Order.", Group = OptionGroup.OwnData)]
    public string? Type { get; init; }

    [Option("--ignore", "PATH",
        "Leave out this member of your own types: its path from the root, such as Lines[].Handler.", Group = OptionGroup.OwnData)]
    public IReadOnlyList<string> Ignored { get; init; } = [];

    /// <summary>Depth of generated objects of recursive types; null: the default.</summary>
    [Option("--depth", "N", "How deep to nest generated objects of a type that contains itself (default: 4).", Group = OptionGroup.OwnData)]
    public int? Depth { get; init; }

    [Option("--include-data", null,
        "Let the results quote values of your own data (default: they do not).", Group = OptionGroup.OwnData)]
    public bool IncludeData { get; init; }

    [Option("--anonymise", null,
        "Also keep the names of files, types and members out of the results.", Group = OptionGroup.OwnData)]
    public bool Anonymise { get; init; }
}
