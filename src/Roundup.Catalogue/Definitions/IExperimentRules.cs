namespace Roundup.Catalogue.Definitions;

/// <summary>The properties of an experiment that planning needs.</summary>
public interface IExperimentRules
{
    /// <summary>The name in suites, results and help, for example <c>speed</c>.</summary>
    string Name { get; }

    /// <summary>The efforts, one for each of <see cref="Effort.Names"/>, in the same order.</summary>
    IReadOnlyList<Effort> Efforts { get; }

    /// <summary>Whether the experiment can add launches until intervals are narrow enough.</summary>
    bool AddsLaunches => false;

    /// <summary>Whether the experiment compares rows, so that a baseline must be measured with them.</summary>
    bool ComparesRows => true;

    /// <summary>Whether the engine compares the round trips of its cases before it runs, and ends those that are wrong.</summary>
    bool NeedsProof => true;

    /// <summary>Whether the experiment takes times, which other programs disturb.</summary>
    bool TakesTimes => true;

    /// <summary>Whether the experiment asks other versions of the models of own data (<see cref="ModelVersion"/>).</summary>
    bool AsksVersions => false;

    /// <summary>Whether one process measures several datasets, so that a shard has all of them.</summary>
    bool JoinsDatasets => false;

    /// <summary>The targets of a run of this experiment for which the user names none; empty: those of the suite.</summary>
    IReadOnlyList<string> Targets => [];

    /// <summary>Selects the cases of the experiment from those that the suite and the filters of the user select.</summary>
    /// <param name="suite">The name of the suite, for messages.</param>
    /// <exception cref="RoundupException">The experiment cannot measure what was requested.</exception>
    IReadOnlyList<PlannedCase> Take(string suite, IReadOnlyList<PlannedCase> cases);
}

/// <param name="Unsupported">
/// Why the case cannot run, according to the project file, for example because the row lacks the shape; null if it can.
/// </param>
public sealed record PlannedCase(
    CaseId Id,
    LibraryDefinition Library,
    RowDefinition Row,
    DatasetDefinition Dataset,
    string? Unsupported,
    CatalogueCompressor? Compressor = null)
{
    /// <summary>The shape that is timed: that of the comparison, with <see cref="Shape.Preferred"/> replaced.</summary>
    public Shape Shape => Row.ShapeFor(Id.Table.Shape);

    /// <summary>The use of streams that is timed; null for the usual one, and where the row's shape is none of streams.</summary>
    public StreamUse? Streams => Shape is Shape.Stream or Shape.AsyncStream ? Id.Table.Streams : null;

    /// <summary>Whether a root is a <c>List</c>.</summary>
    public bool IsMany => !Dataset.IsDocument && (Id.Table.Count > 1 || Id.Table.InList == true);
}
