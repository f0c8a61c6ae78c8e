namespace Roundup.Catalogue.Definitions;

/// <summary>One dataset, known without a build: model types, and values in one size or more.</summary>
public sealed record DatasetDefinition
{
    /// <summary>The dataset's name.</summary>
    public required string Name { get; init; }

    /// <summary>The file that it comes from, absolute, for messages.</summary>
    public required string Origin { get; init; }

    /// <summary>The assembly that makes its values.</summary>
    public string AssemblyName => "Roundup.Datasets." + Name;

    /// <summary>What it is, a sentence.</summary>
    public required string Description { get; init; }

    /// <summary>The root type, with its namespace.</summary>
    public required string Root { get; init; }

    /// <summary>The class that makes the values, with its namespace.</summary>
    public required string Values { get; init; }

    /// <summary>Whether a root is a document that holds n elements, and never a <c>List</c>.</summary>
    public bool IsDocument { get; init; }

    /// <summary>The counts that it is usually measured at.</summary>
    public required IReadOnlyList<int> Counts { get; init; }

    /// <summary>Where the member names come from.</summary>
    public string? Source { get; init; }

    /// <summary>Whether it is the user's own data, of this run alone.</summary>
    public bool IsOwn { get; init; }

    /// <summary>The user's own folder that it is in, absolute; null for what comes with Roundup, and for own data.</summary>
    public string? OwnFolder { get; init; }

    /// <summary>Which of several sets of values of one model it is; null where the model has one set.</summary>
    public string? SampleSet { get; init; }

    /// <summary>Whether the JSON that the data have elsewhere has names in snake case.</summary>
    public bool IsJsonSnakeCase { get; init; }

    /// <summary>
    /// The types that are arrays of their members' values in the JSON that the data have elsewhere, each with the least number of elements.
    /// </summary>
    public IReadOnlyList<(string Type, int Least)> JsonArrays { get; init; } = [];

    /// <summary>Its model and the project of its values.</summary>
    public required IDatasetContent Content { get; init; }
}
