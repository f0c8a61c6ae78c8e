using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Tables;

namespace Roundup.Reporting;

/// <summary>
/// What an experiment adds to the report of a run: the analysis of its results, its sections and its files. One class for each experiment,
/// and one entry in the list of experiments.
/// </summary>
public interface IExperimentReport
{
    /// <summary>The experiment's name, as <see cref="ExperimentRun.Name"/> has it.</summary>
    string Experiment { get; }

    /// <summary>The heading of its sections where a run made several experiments.</summary>
    string Title { get; }

    /// <summary>What became of a case that has what the experiment is for: <c>measured</c>, <c>checked</c>.</summary>
    string Done => "measured";

    /// <summary>Whether a case has what the experiment is for.</summary>
    bool IsDone(CaseResult result) => result.Outcome == Outcome.Measured;

    /// <summary>The pictures that it can make of a run.</summary>
    IReadOnlyList<PictureKind> Pictures => [];

    /// <summary>The part of the experiment: a pure function, the same file gives the same part.</summary>
    /// <param name="file">The results of the experiment alone (<see cref="ResultsFile.Of"/>).</param>
    /// <param name="baseline">
    /// A serializer (or <c>serializer@target</c>) to compare with instead of the one that the run was made with.
    /// </param>
    /// <param name="losses">The losses that other experiments have numbered; their numbers are kept.</param>
    ReportPart Create(ResultsFile file, string? baseline = null, Losses? losses = null);
}

/// <summary>What one experiment adds to the report of a run.</summary>
/// <param name="Run">The run as the sections see it that all experiments share.</param>
/// <param name="Sections">The experiment's own sections.</param>
public sealed record ReportPart(ReportedRun Run, IReadOnlyList<Section> Sections)
{
    /// <summary>What stands at the top of the report, before the table of contents.</summary>
    public Section Answer { get; init; } = new();

    /// <summary>A line for each row over all tables, for documents: the one that a reader needs first, then the others.</summary>
    public IReadOnlyList<Section> Overviews { get; init; } = [];

    /// <summary>
    /// What it says of the serializers before and after a change; null where the run compares nothing (<c>--against</c>).
    /// </summary>
    public ComparedPart? Compared { get; init; }

    /// <summary>What the console shows instead of all tables unless it is asked for them; null: the tables are few.</summary>
    public Section? Screen { get; init; }

    /// <summary>Its numbers, for a page in which readers choose.</summary>
    public IReadOnlyList<DataComparison> Numbers { get; init; } = [];

    /// <summary>Finds the rankings that such a page carries. Called where a page is written, since it takes up to a second.</summary>
    public Func<IReadOnlyList<DataRanking>> FindRankings { get; init; } = () => [];

    /// <summary>What the numbers say, in sentences.</summary>
    public Section Conclusions { get; init; } = new();

    /// <summary>The columns of its tables, for the legend.</summary>
    public IReadOnlyList<Column> Columns { get; init; } = [];

    /// <summary>A sentence that stands before the units in the legend of the full report.</summary>
    public string BeforeUnits { get; init; } = "";

    /// <summary>One that stands behind the units.</summary>
    public string AfterUnits { get; init; } = "";

    /// <summary>Its columns of the table that sums up a run with several experiments.</summary>
    public IReadOnlyList<Column<SummaryRow>> Summary { get; init; } = [];

    /// <summary>Its documents besides the report.</summary>
    public IReadOnlyList<ReportDocument> Documents { get; init; } = [];

    /// <summary>What other tools may read of its cases.</summary>
    public Section Data { get; init; } = new();

    /// <summary>Its other files.</summary>
    public IReadOnlyList<ReportFile> Files { get; init; } = [];

    /// <summary>Its pictures for other pages.</summary>
    public IReadOnlyList<Picture> Pictures { get; init; } = [];

    /// <summary>Whether its report is long enough for a table of contents.</summary>
    public bool HasContents { get; init; } = true;
}

/// <summary>What one experiment says of the serializers before and after a change.</summary>
/// <param name="IsWorse">Whether anything is worse after the change.</param>
/// <param name="IsNothing">Whether there was nothing to compare.</param>
public sealed record ComparedPart(bool IsWorse, bool IsNothing = false)
{
    /// <summary>What is compared, in the plural: <c>times</c>.</summary>
    public required string What { get; init; }

    /// <summary>The lines about a row in the answer of an upgrade.</summary>
    public Func<ComparedPair, IEnumerable<ListItem>> Facts { get; init; } = _ => [];

    /// <summary>The answer over all serializers.</summary>
    public Section Answer { get; init; } = new();
}

/// <summary>A row of the table that sums up a run: both operations of a serializer on one dataset.</summary>
/// <param name="Serializer">The serializer's metadata.</param>
/// <param name="Case">The case of one of its operations.</param>
public sealed record SummaryRow(SerializerInfo Serializer, CaseResult Case)
{
    /// <summary>The case of an operation.</summary>
    public CaseId Get(Operation operation) => Case.Id with { Table = Case.Id.Table with { Operation = operation } };
}
