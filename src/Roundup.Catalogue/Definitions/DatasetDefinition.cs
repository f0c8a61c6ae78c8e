namespace Roundup.Catalogue.Definitions;

/// <summary>A dataset: model types, and values at one or more counts. Reading it needs no build.</summary>
public sealed record DatasetDefinition
{
    public required string Name { get; init; }

    /// <summary>The absolute path of the file that defines it, for messages.</summary>
    public required string Origin { get; init; }

    /// <summary>The assembly that creates its values.</summary>
    public string AssemblyName => "Roundup.Datasets." + Name;

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

    /// <summary>The source of its model, and the project of its values.</summary>
    public required IDatasetContent Content { get; init; }
}
