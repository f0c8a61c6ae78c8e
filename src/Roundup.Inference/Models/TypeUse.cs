namespace Roundup.Inference.Models;

/// <summary>A type as a member has it.</summary>
/// <param name="Code">How C# writes it.</param>
/// <param name="Start">What a member that is never null starts with, as C#; null where the type's own default will do.</param>
internal sealed record TypeUse(string Code, string? Start = null)
{
    /// <summary>The same or null.</summary>
    public TypeUse OrNull() => new(Code + "?");
}
