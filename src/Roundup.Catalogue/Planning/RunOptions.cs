using Roundup.Results.Texts;

namespace Roundup.Catalogue.Planning;

/// <summary>The options of a run from the command line. They are stored with the run, so that it can be resumed.</summary>
public sealed record RunOptions
{
    /// <summary>The name of a suite, or the path of a suite file.</summary>
    public string Suite { get; init; } = "quick";

    /// <summary>Globs over the full names of rows. Here and below, an empty list or null means that of the suite.</summary>
    public IReadOnlyList<string> Serializers { get; init; } = [];

    /// <summary>Globs over the full names of compressors and <c>none</c>.</summary>
    public IReadOnlyList<string> Compressors { get; init; } = [];

    /// <summary>Globs over datasets; empty: the suite's.</summary>
    public IReadOnlyList<string> Datasets { get; init; } = [];

    /// <summary>The own data of the user; null: none.</summary>
    public OwnDataRequest? Own { get; init; }

    /// <summary>Whether the strings of the values get letters of ASCII in place of all others; null: as the suite says.</summary>
    public bool? Ascii { get; init; }

    /// <summary>Counts; empty: the suite's.</summary>
    public IReadOnlyList<int> Counts { get; init; } = [];

    /// <summary>Globs over shapes; empty: the suite's.</summary>
    public IReadOnlyList<string> Shapes { get; init; } = [];

    /// <summary>Globs over operations; empty: the suite's.</summary>
    public IReadOnlyList<string> Operations { get; init; } = [];

    /// <summary>The effort's name; null: the suite's.</summary>
    public string? Effort { get; init; }

    /// <summary>A fixed number of launches for each case; null: that of the effort or the suite.</summary>
    public int? Launches { get; init; }

    /// <summary>The wanted half-width of the interval of a ratio, as a share of the ratio; null: that of the effort.</summary>
    public double? Until { get; init; }

    /// <summary>The time for measuring; null: unlimited.</summary>
    public TimeSpan? Budget { get; init; }

    /// <summary>
    /// The baseline: <c>row</c> or <c>row + compressor</c>, each with or without <c>@target</c>; null: that of the suite.
    /// </summary>
    public string? Baseline { get; init; }

    /// <summary>Globs over the rows before a change, which the other rows are compared with; empty: none.</summary>
    public IReadOnlyList<string> Against { get; init; } = [];

    /// <summary>The smallest change of a time, as a share, that counts as one; null: that of the effort.</summary>
    public double? Threshold { get; init; }

    /// <summary>The largest change of a time, as a share, that counts as none; null: that of the effort.</summary>
    public double? Margin { get; init; }

    /// <summary>Whether rows before and after a change may be the same bytes.</summary>
    public bool AllowSame { get; init; }

    /// <summary>The seed; null: it is drawn, or follows from the cases where there is a <see cref="Shard"/>.</summary>
    public ulong? Seed { get; init; }

    /// <summary>The part of the cases that is measured; null: all.</summary>
    public Shard? Shard { get; init; }

    /// <summary>Package sources (feeds or folders) in addition to the configured ones.</summary>
    public IReadOnlyList<string> PackageSources { get; init; } = [];

    /// <summary>The absolute paths of folders of the user that are read in addition to the repository.</summary>
    public IReadOnlyList<string> Folders { get; init; } = [];

    /// <summary>Globs over the targets' names; empty: the suite's.</summary>
    public IReadOnlyList<string> Targets { get; init; } = [];

    /// <summary>
    /// The time after which one step of a worker (opening, comparing, a batch) counts as hung; null: 20 s, and more for large data.
    /// </summary>
    public TimeSpan? TimeLimit { get; init; }

    /// <summary>The time after which the build of one serializer or dataset is ended; null: 10 minutes.</summary>
    public TimeSpan? BuildLimit { get; init; }

    /// <summary>The resident size, bytes, at which a worker is ended as out of memory; null: 2 GB, and more for large data.</summary>
    public long? MemoryLimit { get; init; }

    /// <summary>Globs over the experiments' names; empty: the suite's.</summary>
    public IReadOnlyList<string> Experiments { get; init; } = [];

    /// <summary>The absolute path of the folder for payloads; null: they are not kept.</summary>
    public string? KeepData { get; init; }

    /// <summary>Whether results.json has every sample, and not only the estimates.</summary>
    public bool KeepSamples { get; init; }

    /// <summary>Whether lossy, unsupported and unavailable rows fail the run, too.</summary>
    public bool Strict { get; init; }

    /// <summary>The losses that the user accepts, by member, path or kind.</summary>
    public IReadOnlyList<string> Accepted { get; init; } = [];

    /// <summary>The arguments as the user typed them, for the report.</summary>
    public string CommandLine { get; init; } = "run";

    /// <summary>
    /// The options as they are stored: user and password in the addresses of package sources have to be given again by who resumes the run.
    /// </summary>
    public RunOptions WithoutSecrets() => this with { PackageSources = [.. PackageSources.Select(PlaceName.WithoutSecrets)] };
}

/// <summary>The own data of the user: where the types and values of the dataset come from.</summary>
public sealed record OwnDataRequest
{
    /// <summary>The absolute path of the JSON sample; null: values are generated from the types.</summary>
    public string? Sample { get; init; }

    /// <summary>The absolute path of the C# source of the types, a file or a folder; null: another source.</summary>
    public string? Model { get; init; }

    /// <summary>The absolute path of the assembly with the types; null: another source.</summary>
    public string? Assembly { get; init; }

    /// <summary>The root type, with its namespace; null: it is inferred.</summary>
    public string? Type { get; init; }

    /// <summary>Paths of the members to ignore, from the root: <c>Lines[].Handler</c>.</summary>
    public IReadOnlyList<string> Ignored { get; init; } = [];

    /// <summary>Depth of generated objects of recursive types; null: the default.</summary>
    public int? Depth { get; init; }

    /// <summary>Whether results may contain values.</summary>
    public bool IncludeData { get; init; }

    /// <summary>Whether results hide the names of file, types and members, too.</summary>
    public bool Anonymise { get; init; }
}
