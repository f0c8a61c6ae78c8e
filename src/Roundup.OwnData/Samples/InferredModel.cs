namespace Roundup.OwnData.Samples;

// Source needs nothing but the framework. Roots: the number of values. Deepest: the nesting of objects and lists.
internal sealed record InferredModel(
    string RootType, string Source, IReadOnlyList<InferredGuess> Findings, SampleForm Form, long Roots, int Deepest);

internal enum SampleForm
{
    One,
    Array,

    // Objects one after the other, usually one a line (NDJSON).
    Lines,
}

// Path: the member, such as lines[].sku, by the names in the sample; empty for the root. Guess: a type, or a few words. Evidence: for
// example 3 of 200 null.
internal sealed record InferredGuess(string Path, string Guess, string Evidence)
{
    public override string ToString() => $"{(Path.Length == 0 ? "" : Path + ": ")}{Guess} ({Evidence})";
}
