namespace Roundup.ModelCompiler.TimedLoops;

/// <summary>A dataset's root type, which timed loops are generated for.</summary>
/// <param name="Dataset">The dataset.</param>
/// <param name="RootType">The full name.</param>
/// <param name="Document">Whether a root is never wrapped in a <c>List</c>.</param>
/// <param name="ListType">The full name of the type of many roots; null for a <c>List</c> of the root type.</param>
public sealed record LoopRoot(string Dataset, string RootType, bool Document, string? ListType = null)
{
    /// <summary>The type of one root, as C# writes it.</summary>
    public string OneType => $"global::{RootType}";

    /// <summary>The type of many roots, as C# writes it.</summary>
    public string ManyType => $"global::{ListType ?? $"System.Collections.Generic.List<{OneType}>"}";
}
