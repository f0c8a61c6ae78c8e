namespace Roundup.Inference.Models;

/// <summary>The model of a sample.</summary>
/// <param name="RootType">The full name of the root type.</param>
/// <param name="Source">The C# source of all types, which needs nothing but the framework.</param>
/// <param name="Findings">What was guessed, in the order of the sample.</param>
/// <param name="Form">How the file holds its values.</param>
/// <param name="Roots">How many values it holds.</param>
/// <param name="Deepest">The deepest that objects and lists are in each other.</param>
public sealed record InferredModel(
    string RootType, string Source, IReadOnlyList<Finding> Findings, SampleForm Form, long Roots, int Deepest);

/// <summary>How a file holds its values.</summary>
public enum SampleForm
{
    /// <summary>One object.</summary>
    One,

    /// <summary>An array of objects.</summary>
    Array,

    /// <summary>Objects one after the other, usually one a line (NDJSON).</summary>
    Lines,
}
