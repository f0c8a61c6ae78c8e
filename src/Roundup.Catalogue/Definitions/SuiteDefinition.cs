using Roundup.Contracts;
using Roundup.Results;

namespace Roundup.Catalogue.Definitions;

/// <summary>A dataset as a suite takes it.</summary>
/// <param name="Name">The dataset's name, or a glob.</param>
/// <param name="Counts">The counts; null: the dataset's own.</param>
public sealed record SuiteDataset(string Name, IReadOnlyList<int>? Counts)
{
    /// <summary>What the suite calls the counts, in their order; null: nothing.</summary>
    public IReadOnlyList<string>? CountNames { get; init; }
}

/// <summary>A named selection of cases: a file in <c>suites/</c>.</summary>
public sealed record SuiteDefinition
{
    /// <summary>The suite's name: the file's without its ending.</summary>
    public required string Name { get; init; }

    /// <summary>The file, absolute.</summary>
    public required string File { get; init; }

    /// <summary>The title.</summary>
    public required string Title { get; init; }

    /// <summary>A line about it.</summary>
    public string? Description { get; init; }

    /// <summary>The names of the experiments, or globs.</summary>
    public IReadOnlyList<string> Experiments { get; init; } = [ExperimentNames.Speed];

    /// <summary>Globs over the rows' full names.</summary>
    public IReadOnlyList<string> Serializers { get; init; } = ["*"];

    /// <summary>The datasets, in the order of the report.</summary>
    public required IReadOnlyList<SuiteDataset> Datasets { get; init; }

    /// <summary>The shapes.</summary>
    public IReadOnlyList<Shape> Shapes { get; init; } = [Shape.Bytes];

    /// <summary>
    /// What <see cref="Shape.Preferred"/> means for some rows, by globs over their full names, instead of what their project files say.
    /// </summary>
    public IReadOnlyDictionary<string, Shape> PreferredShapes { get; init; } = new Dictionary<string, Shape>();

    /// <summary>The operations.</summary>
    public IReadOnlyList<Operation> Operations { get; init; } = [Operation.Serialize, Operation.Deserialize];

    /// <summary>Globs over the compressors' full names; <c>none</c> is without one.</summary>
    public IReadOnlyList<string> Compressors { get; init; } = [CaseId.NoCompressor];

    /// <summary>The targets.</summary>
    public IReadOnlyList<string> Targets { get; init; } = [Target.Default];

    /// <summary>The row, or row@target, to compare with; null: none is wished for.</summary>
    public string? Baseline { get; init; }

    /// <summary>The rows to compare with where <see cref="Baseline"/> has no number: the first of them that has one.</summary>
    public IReadOnlyList<string> FurtherBaselines { get; init; } = [];

    /// <summary>The effort's name.</summary>
    public string Effort { get; init; } = "standard";

    /// <summary>
    /// The file in <c>published/</c>, without its ending, whose figures stand beside the measured ones; null: the one of the suite's own
    /// name, where there is one.
    /// </summary>
    public string? Published { get; init; }

    /// <summary>Launches instead of the effort's.</summary>
    public int? Launches { get; init; }

    /// <summary>Rounds instead of the effort's.</summary>
    public int? Rounds { get; init; }

    /// <summary>The longest warm-up, ms, instead of the effort's.</summary>
    public int? WarmupMs { get; init; }

    /// <summary>
    /// The time that measuring may take where the user says nothing of time, effort, precision or rows; null: as long as it takes.
    /// </summary>
    public TimeSpan? Budget { get; init; }

    /// <summary>Columns that its report adds.</summary>
    public IReadOnlyList<string> ExtraColumns { get; init; } = [];

    /// <summary>Whether cells that differ only in their target share one table; null: where the user asks for several targets.</summary>
    public bool? JoinTargets { get; init; }

    /// <summary>
    /// How its tables are put together otherwise; null: one for each cell. Formats are globs here, a <c>!</c> before one leaves out.
    /// </summary>
    public ReportLayout? Report { get; init; }
}
