namespace Roundup.Catalogue.Definitions;

/// <param name="Name">The name of a dataset, or a glob.</param>
/// <param name="Counts">The counts; null: those of the dataset.</param>
public sealed record SuiteDataset(string Name, IReadOnlyList<int>? Counts)
{
    /// <summary>Whether count 1 is a <c>List</c> of one element instead of an object.</summary>
    public bool OneInList { get; init; }
}

/// <summary>A suite: a named selection of cases, defined by a file in <c>suites/</c>.</summary>
public sealed record SuiteDefinition
{
    /// <summary>The name of the file without its extension.</summary>
    public required string Name { get; init; }

    public required string File { get; init; }

    /// <summary>Whether its file is about the user's own data; <see cref="Datasets"/> are then those in addition.</summary>
    public bool IsOwn { get; init; }

    public required string Title { get; init; }

    public string? Description { get; init; }

    /// <summary>The names of the experiments, or globs.</summary>
    public IReadOnlyList<string> Experiments { get; init; } = [ExperimentNames.Speed];

    /// <summary>The questions that the experiment check asks; empty: all.</summary>
    public IReadOnlyList<CheckCategory> CheckCategories { get; init; } = [];

    /// <summary>Globs over the full names of serializers.</summary>
    public IReadOnlyList<string> Serializers { get; init; } = ["*"];

    /// <summary>Serializers in addition where the user's own model has a hierarchy of classes.</summary>
    public IReadOnlyList<string> HierarchySerializers { get; init; } = [];

    /// <summary>The datasets, in the order of the report.</summary>
    public required IReadOnlyList<SuiteDataset> Datasets { get; init; }

    /// <summary>Whether the strings of the values get letters of ASCII in place of all others.</summary>
    public bool IsAscii { get; init; }

    public IReadOnlyList<Shape> Shapes { get; init; } = [Shape.Bytes];

    /// <summary>
    /// The shapes that <see cref="Shape.Preferred"/> stands for in some rows, by globs over their names. They override
    /// <see cref="SerializerDefinition.Preferred"/>.
    /// </summary>
    public IReadOnlyDictionary<string, Shape> PreferredShapes { get; init; } = new Dictionary<string, Shape>();

    /// <summary>The use of streams; null for the usual one.</summary>
    public StreamUse? Streams { get; init; }

    public IReadOnlyList<Operation> Operations { get; init; } = [Operation.Serialize, Operation.Deserialize];

    /// <summary>Globs over the full names of compressors; <c>none</c> means no compressor.</summary>
    public IReadOnlyList<string> Compressors { get; init; } = [CaseId.NoCompressor];

    public IReadOnlyList<string> Targets { get; init; } = [Target.Default];

    /// <summary>The baseline as <c>serializer</c> or <c>serializer@target</c>; null: none.</summary>
    public string? Baseline { get; init; }

    /// <summary>The rows that replace <see cref="Baseline"/> if it has no number: the first that has one.</summary>
    public IReadOnlyList<string> FurtherBaselines { get; init; } = [];

    public string Effort { get; init; } = "standard";

    /// <summary>Overrides the launches of the effort; likewise <see cref="Rounds"/>.</summary>
    public int? Launches { get; init; }

    public int? Rounds { get; init; }

    /// <summary>Overrides the maximum warm-up of the effort, ms.</summary>
    public int? WarmupMs { get; init; }

    /// <summary>The time for measuring if the user specifies neither time, effort, precision nor launches; null: unlimited.</summary>
    public TimeSpan? Budget { get; init; }

    /// <summary>Additional columns of the report.</summary>
    public IReadOnlyList<string> ExtraColumns { get; init; } = [];

    /// <summary>Whether comparisons that differ only in the target share one table; null: if the user requests several targets.</summary>
    public bool? JoinTargets { get; init; }
}

/// <summary>How many launches and rounds are made, and how long they take.</summary>
/// <param name="Launches">Launches for each case; the minimum if <see cref="Until"/> is set.</param>
/// <param name="BatchMs">The minimum length of a batch, ms.</param>
/// <param name="WarmupMs">The maximum warm-up of a case in a launch, ms.</param>
public sealed record Effort(string Name, int Launches, int Rounds, double BatchMs, double WarmupMs)
{
    /// <summary>The names of the efforts of every experiment, smallest first.</summary>
    public static IReadOnlyList<string> Names { get; } = ["quick", "standard", "rigorous"];

    /// <summary>
    /// The wanted half-width of the interval of a ratio, as a share of the ratio. Launches are added until it is reached. Null: the number
    /// of launches is fixed.
    /// </summary>
    public double? Until { get; init; }

    /// <summary>The maximum number of launches for each case if <see cref="Until"/> is set.</summary>
    public int MostLaunches { get; init; } = Launches;

    /// <summary>How much a comparison of serializers before and after a change measures; null: the experiment has none.</summary>
    public ComparisonEffort? Comparison { get; init; }
}

/// <summary>How much a comparison of serializers before and after a change measures.</summary>
/// <param name="Launches">The launches before the first look at the results.</param>
/// <param name="MostLaunches">The maximum number of launches of a case.</param>
/// <param name="Threshold">The smallest change of a time, as a share, that counts as one.</param>
/// <param name="Margin">The largest change of a time, as a share, that counts as none.</param>
public sealed record ComparisonEffort(int Launches, int MostLaunches, double Threshold, double Margin);
