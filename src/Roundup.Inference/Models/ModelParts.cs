namespace Roundup.Inference.Models;

/// <summary>A type of the model.</summary>
/// <param name="name">Its name.</param>
internal abstract class ModelPart(string name)
{
    /// <summary>Its name.</summary>
    public string Name { get; } = name;

    /// <summary>What a reader should know about it; null where it speaks for itself.</summary>
    public string? Comment { get; set; }
}

/// <summary>A class.</summary>
/// <param name="name">Its name.</param>
internal sealed class ModelClass(string name) : ModelPart(name)
{
    /// <summary>The class that it derives from.</summary>
    public ModelClass? Base { get; init; }

    /// <summary>The JSON member that tells the type; null where it is no base class.</summary>
    public string? Tag { get; init; }

    /// <summary>The classes of the hierarchy, each with its value of that member.</summary>
    public List<(ModelClass Class, string Value)> Derived { get; } = [];

    /// <summary>Its own members.</summary>
    public List<ModelMember> Members { get; } = [];
}

/// <summary>A member of a class.</summary>
/// <param name="Name">Its name in C#.</param>
/// <param name="JsonName">Its name in JSON.</param>
/// <param name="Type">Its type.</param>
/// <param name="Comment">What its type was guessed from; null where nothing was guessed.</param>
internal sealed record ModelMember(string Name, string JsonName, TypeUse Type, string? Comment);

/// <summary>An enum; JSON has the names of its values.</summary>
/// <param name="name">Its name.</param>
internal sealed class ModelEnum(string name) : ModelPart(name)
{
    /// <summary>The names.</summary>
    public List<string> Values { get; } = [];
}

/// <summary>A class for values of several kinds at one place: one member for each kind, of which one is not null.</summary>
/// <param name="name">Its name.</param>
internal sealed class ModelMix(string name) : ModelPart(name)
{
    /// <summary>The members.</summary>
    public List<(Shapes.Kinds Kind, TypeUse Type)> Alternatives { get; } = [];
}
