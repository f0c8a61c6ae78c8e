using Roundup.Inference.Naming;

namespace Roundup.Inference.Models;

/// <summary>Where a type is needed.</summary>
/// <param name="Hint">The best name for it.</param>
/// <param name="Owner">The class that needs it.</param>
/// <param name="Path">The member's path, for findings.</param>
/// <param name="IsInMap">Whether it is a value of a dictionary.</param>
internal sealed record Place(string Hint, string Owner, string Path, bool IsInMap = false)
{
    /// <summary>The place of an element of a list.</summary>
    public Place Element() => this with { Hint = Singular.Of(Hint), Path = Path + "[]" };

    /// <summary>The place of a value of a dictionary.</summary>
    public Place InMap() => Element() with { IsInMap = true };

    /// <summary>The place of a member.</summary>
    public Place Member(string jsonName, string owner) => new(Words.Pascal(jsonName), owner, (Path + Code.PathOf(jsonName)).TrimStart('.'));
}
