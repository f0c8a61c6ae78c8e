namespace Roundup.Catalogue.Definitions;

/// <summary>The properties of an experiment that planning needs.</summary>
public interface IExperimentRules
{
    /// <summary>The name in suites, results and help, for example <c>speed</c>.</summary>
    string Name { get; }

    /// <summary>The efforts, one for each of <see cref="Effort.Names"/>, in the same order.</summary>
    IReadOnlyList<Effort> Efforts { get; }

    /// <summary>
    /// Whether the experiment compares serializers with each other: then a baseline is measured beside them, and serializers are ranked.
    /// </summary>
    bool ComparesSerializers => true;

    /// <summary>Whether the experiment takes times, which other programs disturb.</summary>
    bool TakesTimes => true;

    /// <summary>The values that it takes.</summary>
    ExperimentValues Values => ExperimentValues.Datasets;

    /// <summary>The targets of a run of this experiment for which the user names none; empty: those of the suite.</summary>
    IReadOnlyList<string> Targets => [];

    /// <summary>Whether it adds launches until intervals are as narrow as one of its efforts asks for.</summary>
    sealed bool AddsLaunches => Efforts.Any(effort => effort.Until is not null);

    /// <summary>Selects the cases of the experiment from those that the suite and the filters of the user select.</summary>
    /// <param name="suite">The name of the suite, for messages.</param>
    /// <exception cref="RoundupException">The experiment cannot measure what was requested.</exception>
    IReadOnlyList<PlannedCase> Take(string suite, IReadOnlyList<PlannedCase> cases);
}

/// <summary>The values that an experiment takes.</summary>
public enum ExperimentValues
{
    /// <summary>Those of datasets, whose round trips are compared before: a case that is wrong is not measured.</summary>
    Datasets,

    /// <summary>The same, of all datasets in one process, so that a shard has all of them.</summary>
    DatasetsTogether,

    /// <summary>
    /// Those of probes too, and of other versions of own data (<see cref="ModelVersion"/>). What does not come back is what the experiment
    /// finds out, so that nothing is compared before.
    /// </summary>
    Probes,
}

/// <param name="Unsupported">
/// Why the case cannot run, according to the project file, for example because the serializer lacks the shape; null if it can.
/// </param>
public sealed record PlannedCase(
    CaseId Id,
    LibraryDefinition Library,
    SerializerDefinition Serializer,
    DatasetDefinition Dataset,
    string? Unsupported,
    CatalogueCompressor? Compressor = null)
{
    /// <summary>The shape that is timed: that of the comparison, with <see cref="Shape.Preferred"/> replaced.</summary>
    public Shape Shape => Serializer.ShapeFor(Id.Table.Shape);

    /// <summary>The use of streams that is timed; null for the usual one, and where the serializer's shape is none of streams.</summary>
    public StreamUse? Streams => Shape is Shape.Stream or Shape.AsyncStream ? Id.Table.Streams : null;

    /// <summary>Whether a root is a <c>List</c>.</summary>
    public bool IsMany => !Dataset.IsDocument && (Id.Table.Count > 1 || Id.Table.InList == true);
}
