namespace Roundup.Catalogue.Definitions;

/// <summary>One dataset: a folder in <c>datasets/</c>, read from its project file without a build.</summary>
public sealed record DatasetDefinition
{
    /// <summary>The dataset's name: the folder's.</summary>
    public required string Name { get; init; }

    /// <summary>The project file, absolute.</summary>
    public required string ProjectFile { get; init; }

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

    /// <summary>Which of several sets of values of one model it is; null where the model has one set.</summary>
    public string? SampleSet { get; init; }

    /// <summary>The namespace of the dataset whose model it takes, which becomes that of <see cref="Root"/>; null where the model is its own.</summary>
    public string? SharedNamespace { get; init; }

    /// <summary>The model's source files, absolute: <c>Model.cs</c>, or all in <c>Model/</c>.</summary>
    public required IReadOnlyList<string> ModelFiles { get; init; }
}
