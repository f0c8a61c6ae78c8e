namespace Roundup.Assemblies.Findings;

/// <summary>Something in which the written source differs from the assembly.</summary>
/// <param name="Path">The member or type: <c>Lines[].Total</c> from the root.</param>
/// <param name="Text">What differs, and why.</param>
public sealed record AssemblyFinding(string Path, string Text)
{
    /// <summary>All of it in one line.</summary>
    public override string ToString() => $"{Path}: {Text}";
}
