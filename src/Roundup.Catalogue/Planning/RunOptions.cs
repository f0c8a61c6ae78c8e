namespace Roundup.Catalogue.Planning;

/// <summary>What the user asked, as the command line gave it. Stored with the run so that it can be resumed.</summary>
public sealed record RunOptions
{
    /// <summary>A suite's name, or the path of a suite file.</summary>
    public string Suite { get; init; } = "quick";

    /// <summary>Globs over rows' full names; empty: the suite's.</summary>
    public IReadOnlyList<string> Serializers { get; init; } = [];

    /// <summary>Globs over compressors' full names, <c>none</c> among them; empty: the suite's.</summary>
    public IReadOnlyList<string> Compressors { get; init; } = [];

    /// <summary>Globs over datasets; empty: the suite's.</summary>
    public IReadOnlyList<string> Datasets { get; init; } = [];

    /// <summary>The user's own data, a dataset of this run; null: none.</summary>
    public OwnDataRequest? Own { get; init; }

    /// <summary>Counts; empty: the suite's.</summary>
    public IReadOnlyList<int> Counts { get; init; } = [];

    /// <summary>Globs over shapes; empty: the suite's.</summary>
    public IReadOnlyList<string> Shapes { get; init; } = [];

    /// <summary>Globs over operations; empty: the suite's.</summary>
    public IReadOnlyList<string> Operations { get; init; } = [];

    /// <summary>The effort's name; null: the suite's.</summary>
    public string? Effort { get; init; }

    /// <summary>Launches of each case, a fixed number; null: the effort's, or the suite's.</summary>
    public int? Launches { get; init; }

    /// <summary>The wanted half-width of the ratios' intervals, as a share of the ratio; null: the effort's.</summary>
    public double? Until { get; init; }

    /// <summary>The time that measuring may take; null: as long as it takes.</summary>
    public TimeSpan? Budget { get; init; }

    /// <summary>The row, or row + compressor, or either with @target behind it, to compare with; null: the suite's.</summary>
    public string? Baseline { get; init; }

    /// <summary>The seed; null: one is drawn and stored.</summary>
    public ulong? Seed { get; init; }

    /// <summary>Package sources (feeds or folders) in addition to the configured ones.</summary>
    public IReadOnlyList<string> PackageSources { get; init; } = [];

    /// <summary>The user's own folders, absolute, that are read besides the repository.</summary>
    public IReadOnlyList<string> Folders { get; init; } = [];

    /// <summary>Globs over the targets' names; empty: the suite's.</summary>
    public IReadOnlyList<string> Targets { get; init; } = [];

    /// <summary>
    /// How long one step of a worker (opening, comparing, a batch) may take before it counts as hung; null: 20 s and more for large data.
    /// </summary>
    public TimeSpan? TimeLimit { get; init; }

    /// <summary>How long the build of one serializer or dataset may take before it is ended; null: 10 minutes.</summary>
    public TimeSpan? BuildLimit { get; init; }

    /// <summary>The resident size, bytes, at which a worker is ended as out of memory; null: 2 GB and more for large data.</summary>
    public long? MemoryLimit { get; init; }

    /// <summary>Globs over the experiments' names; empty: the suite's.</summary>
    public IReadOnlyList<string> Experiments { get; init; } = [];

    /// <summary>The folder, absolute, that payloads are kept in for looking at them; null: none are kept.</summary>
    public string? KeepData { get; init; }

    /// <summary>Whether a row that loses, lacks or cannot do anything fails the run.</summary>
    public bool Strict { get; init; }

    /// <summary>The arguments as typed, for the report.</summary>
    public string CommandLine { get; init; } = "run";
}
