namespace Roundup.ModelCompiler.Types;

/// <summary>A class or struct of the model. Its members are filled in after it is known, since a type may contain itself.</summary>
internal sealed class ObjectType(string name, bool isStruct) : ModelType(name)
{
    /// <summary>Whether it is a struct.</summary>
    public bool IsStruct { get; } = isStruct;

    /// <summary>Public properties and fields that can be read and set, those of base types first.</summary>
    public IReadOnlyList<Member> Members { get; set; } = [];

    /// <summary>The members that the constructor takes, in its order; empty for a constructor without parameters.</summary>
    public IReadOnlyList<Member> Parameters { get; set; } = [];

    /// <summary>The types that a value may have: this one unless it is abstract, and each type of the model that derives from it.</summary>
    public IReadOnlyList<ObjectType> ConcreteTypes { get; set; } = [];

    /// <summary>The JSON member that tells the type of a value, by the author's [JsonPolymorphic]; null where there is none.</summary>
    public string? JsonTag { get; set; }

    /// <summary>What that member is for each type, by [JsonDerivedType].</summary>
    public Dictionary<ObjectType, string> JsonTags { get; } = [];

    /// <summary>
    /// How many elements it has at least where it is written as an array of its members' values, by the dataset's JSON form; null where it
    /// is an object.
    /// </summary>
    public int? JsonArrayLeast { get; set; }

    /// <summary>Whether the author has written a converter for System.Text.Json, so that the library does not look at members.</summary>
    public bool HasJsonConverter { get; set; }

    /// <summary>Whether a value may have another type than this one, so that a tag identifies its type.</summary>
    public bool IsPolymorphic => ConcreteTypes.Count != 1 || ConcreteTypes[0] != this;

    /// <summary>Whether a value can have exactly this type.</summary>
    public bool IsConcrete => ConcreteTypes.Contains(this);

    /// <summary>Whether the code for its members is called from the codec of a base type too.</summary>
    public bool IsShared { get; set; }

    /// <summary>Whether every member can be set after construction; otherwise all values are read first.</summary>
    public bool SetsOneByOne => Parameters.Count == 0 && Members.All(member => member.CanSetLater);
}
