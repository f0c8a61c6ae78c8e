namespace Roundup.Inference;

/// <summary>What is not in the sample.</summary>
public sealed record InferenceOptions
{
    /// <summary>The name of the root type; null: from the file's name.</summary>
    public string? Name { get; init; }

    /// <summary>The namespace of the model; null: <c>Roundup.Datasets</c> and the root type's name with <c>Model</c>.</summary>
    public string? Namespace { get; init; }
}
