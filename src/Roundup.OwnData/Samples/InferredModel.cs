namespace Roundup.OwnData.Samples;

/// <param name="RootType">The full name of the root type.</param>
/// <param name="Source">The C# source of all types, which needs nothing but the framework.</param>
/// <param name="Findings">The guesses, in the order of the sample.</param>
/// <param name="Form">How the file holds its values.</param>
/// <param name="Roots">The number of values.</param>
/// <param name="Deepest">The deepest nesting of objects and lists.</param>
internal sealed record InferredModel(
    string RootType, string Source, IReadOnlyList<Finding> Findings, SampleForm Form, long Roots, int Deepest);

internal enum SampleForm
{
    One,
    Array,

    /// <summary>Objects one after the other, usually one a line (NDJSON).</summary>
    Lines,
}

/// <summary>A guess about the sample, and its evidence.</summary>
/// <param name="Path">The member, such as <c>lines[].sku</c>, by the names in the sample; empty for the root.</param>
/// <param name="Guess">A type, or a few words.</param>
/// <param name="Evidence">For example <c>3 of 200 null</c>.</param>
internal sealed record Finding(string Path, string Guess, string Evidence)
{
    public override string ToString() => $"{(Path.Length == 0 ? "" : Path + ": ")}{Guess} ({Evidence})";
}
