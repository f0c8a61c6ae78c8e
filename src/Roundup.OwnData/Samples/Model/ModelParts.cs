using Roundup.OwnData.Samples.Shapes;

namespace Roundup.OwnData.Samples.Model;

internal abstract class ModelPart(string name)
{
    public string Name { get; } = name;

    /// <summary>A comment for the source; null: none.</summary>
    public string? Comment { get; set; }
}

internal sealed class ModelClass(string name) : ModelPart(name)
{
    public ModelClass? Base { get; init; }

    /// <summary>The JSON member whose value tells the derived class; null for a class that is not a base class.</summary>
    public string? Tag { get; init; }

    /// <summary>The derived classes, each with its value of <see cref="Tag"/>.</summary>
    public List<(ModelClass Class, string Value)> Derived { get; } = [];

    /// <summary>The members that the class declares itself.</summary>
    public List<ModelMember> Members { get; } = [];
}

/// <summary>A member of a class.</summary>
/// <param name="Name">Its name in C#.</param>
/// <param name="JsonName">Its name in JSON.</param>
/// <param name="Comment">What its type was guessed from; null where nothing was guessed.</param>
/// <param name="OmitsNull">Whether null is not written: in the sample, objects lack the member rather than having null.</param>
internal sealed record ModelMember(string Name, string JsonName, TypeUse Type, string? Comment, bool OmitsNull);

internal sealed class ModelEnum(string name) : ModelPart(name)
{
    public List<string> Values { get; } = [];
}

/// <summary>A class for values of several kinds in one place: it has a member for each kind, of which one is not null.</summary>
internal sealed class ModelMix(string name) : ModelPart(name)
{
    public List<(JsonKinds Kind, TypeUse Type)> Alternatives { get; } = [];
}

/// <summary>The type of a member.</summary>
/// <param name="Code">How C# writes it.</param>
/// <param name="Start">What a member that is never null starts with, as C#; null where the type's own default will do.</param>
internal sealed record TypeUse(string Code, string? Start = null)
{
    public TypeUse OrNull() => new(Code + "?");
}
