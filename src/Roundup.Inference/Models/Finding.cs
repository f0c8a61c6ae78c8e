namespace Roundup.Inference.Models;

/// <summary>Something that was guessed about the sample, and from what.</summary>
/// <param name="Path">The member, such as <c>lines[].sku</c>, by the names that the sample has; empty for the root.</param>
/// <param name="Guess">What was guessed: a type, or a few words.</param>
/// <param name="Evidence">What was seen: <c>3 of 200 are null</c>.</param>
public sealed record Finding(string Path, string Guess, string Evidence)
{
    /// <summary>All of it in one line.</summary>
    public override string ToString() => $"{(Path.Length == 0 ? "" : Path + ": ")}{Guess} ({Evidence})";
}
