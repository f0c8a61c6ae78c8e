namespace Roundup.Catalogue.Definitions;

/// <summary>A dataset: model types, and values at one or more counts. Reading it needs no build.</summary>
public sealed record DatasetDefinition
{
    public required string Name { get; init; }

    /// <summary>The absolute path of the file that defines it, for messages.</summary>
    public required string Origin { get; init; }

    /// <summary>The assembly that creates its values.</summary>
    public string AssemblyName => Probe is null ? "Roundup.Datasets." + Name : "Roundup.Probes." + Probe.Name;

    /// <summary>A sentence.</summary>
    public required string Description { get; init; }

    /// <summary>The root type, with its namespace.</summary>
    public required string Root { get; init; }

    /// <summary>The class that creates the values, with its namespace.</summary>
    public required string Values { get; init; }

    /// <summary>Whether the root is one document with n elements instead of a <c>List</c> of n roots.</summary>
    public bool IsDocument { get; init; }

    /// <summary>The counts at which it is measured unless a suite or the user chooses others.</summary>
    public required IReadOnlyList<int> Counts { get; init; }

    public string? Source { get; init; }

    /// <summary>Whether it is about text in letters beyond ASCII, which values in ASCII would not have.</summary>
    public bool NeedsUnicode { get; init; }

    /// <summary>Whether it is the own data of the user, which belongs to one run.</summary>
    public bool IsOwn { get; init; }

    /// <summary>The absolute path of the folder of the user that contains it; null for datasets of Roundup and for own data.</summary>
    public string? OwnFolder { get; init; }

    /// <summary>The name of its set of values if several datasets share the model; null otherwise.</summary>
    public string? SampleSet { get; init; }

    /// <summary>Whether the data, where they come from, are JSON with names in snake case.</summary>
    public bool IsJsonSnakeCase { get; init; }

    /// <summary>
    /// The types that are JSON arrays of the values of their members where the data come from, each with the minimum number of elements.
    /// </summary>
    public IReadOnlyList<(string Type, int Least)> JsonArrays { get; init; } = [];

    /// <summary>The set that it is a probe of; null for a dataset.</summary>
    public ProbeSet? Probe { get; init; }

    /// <summary>
    /// What distinguishes its model from that of another dataset with the same values; null where there is no such dataset.
    /// </summary>
    public ModelVersion? Version { get; init; }

    /// <summary>
    /// Whether a probe asks how a library sets the members of a class, which says nothing of a serializer whose classes its own compiler
    /// makes.
    /// </summary>
    public bool IsOfMembers { get; init; }

    /// <summary>The source of its model, and the project of its values.</summary>
    public required IDatasetContent Content { get; init; }
}

/// <summary>
/// A set of probes: small models, each of which asks one question of a library. They are compiled together, and only a check uses them.
/// </summary>
/// <param name="Name">The name of the set, which <c>@Name</c> selects.</param>
/// <param name="Suffix">
/// What the names of its datasets have behind the probe's; the types of two sets with different suffixes have the same names.
/// </param>
/// <param name="Partner">The set with the other version of each model; null if there is none.</param>
public sealed record ProbeSet(string Name, string Suffix, string? Partner)
{
    /// <summary>
    /// The name of the group of sets that are compiled into one worker. Of two partners, whose types have the same names, one has a worker
    /// of its own.
    /// </summary>
    public string Group => Partner is null || string.CompareOrdinal(Name, Partner) > 0 ? "probes" : $"probes{Suffix}";
}

/// <summary>
/// A dataset is another version of the model of the user's own data, with the values of the same sample. Only a check uses it: each version
/// reads what the other one wrote. Members are named as <c>Type.Member</c>, by simple names.
/// </summary>
/// <param name="Of">The name of the other dataset.</param>
/// <param name="Lacks">The members that only the model of the other dataset has.</param>
/// <param name="Adds">The members that only this model has.</param>
public sealed record ModelVersion(string Of, IReadOnlyList<string> Lacks, IReadOnlyList<string> Adds)
{
    /// <summary>
    /// The number of values of the sample, and how many of the first ones this model can have too; null: all, and single ones or lists.
    /// </summary>
    public (int All, int Both)? Exchanged { get; init; }

    /// <summary>How many of a number of values, which are taken evenly from the sample, the two versions exchange.</summary>
    public int Exchange(int values) =>
        Exchanged is not var (all, both) ? values : Math.Min(values, (both + Math.Max(1, all / values) - 1) / Math.Max(1, all / values));
}

/// <summary>
/// A source of datasets: folders, or anything else that has a root type, a model and values (a JSON sample, C# source, an assembly).
/// </summary>
public interface IDatasetSource
{
    /// <summary>Reads the datasets. Does not build, run or write anything.</summary>
    /// <exception cref="RoundupException">A file is malformed; the message names the file.</exception>
    IEnumerable<DatasetDefinition> Read();
}

/// <summary>The source code of a dataset. The engine does not know where it comes from.</summary>
public interface IDatasetContent
{
    /// <summary>
    /// The C# source of the model, from which the model compiler generates flavours. All types are in the namespace of the root.
    /// </summary>
    IReadOnlyList<ModelText> ReadModel();

    /// <summary>The project of the class that creates the values. It is compiled with the model in the flavour <c>plain</c>.</summary>
    /// <param name="folder">
    /// The absolute path of a folder for this dataset, into which a source without a project writes one (from
    /// <c>Roundup.Catalogue.Templates</c>). It must not rewrite a file whose text has not changed.
    /// </param>
    /// <returns>The absolute path of the project file. A change of any file in its folder makes the values out of date.</returns>
    string ValuesProject(string folder);

    /// <summary>
    /// Mean bytes of a value in the user's own sample, as JSON without white space; null where there is none, and before
    /// <see cref="ValuesProject"/> has read the sample.
    /// </summary>
    double? SampleBytes => null;

    /// <summary>
    /// Whether it is not known which value the user's constructor gives the member at a path. The model then has one of its own that
    /// differs from the type's default, so that a member that a serializer does not set comes back changed.
    /// </summary>
    /// <param name="path">The path, as in <c>Roundup.Contracts.Comparison</c>.</param>
    bool IsInitialNotKnown(string path) => false;
}

/// <param name="Path">Where the source comes from, for messages. Generated files keep its file name.</param>
public sealed record ModelText(string Path, string Text);
