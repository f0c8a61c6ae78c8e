using System.Globalization;
using Microsoft.CodeAnalysis.CSharp;

namespace Roundup.ModelCompiler.Types;

/// <summary>A class or struct of the model. Members are set after construction, since a type may contain itself.</summary>
public sealed class ObjectType(string name, bool isStruct) : ModelType(name)
{
    public bool IsStruct { get; } = isStruct;

    /// <summary>The public properties and fields that can be read and set, those of base types first.</summary>
    public IReadOnlyList<Member> Members { get; internal set; } = [];

    // The members that public code cannot set, and those that the model shows to Roundup's own codecs alone (Binding.PrivateMembers).
    internal IReadOnlyList<Member> Private { get; set; } = [];

    // What comes back or is lost: the members, then the private ones.
    internal IEnumerable<Member> Carried => Members.Concat(Private);

    // The members that the constructor takes, in its order.
    internal IReadOnlyList<Member> Parameters { get; set; } = [];

    internal string New { get; set; } = "new " + name;

    /// <summary>The possible types of a value: this type unless it is abstract, and each type of the model that derives from it.</summary>
    public IReadOnlyList<ObjectType> ConcreteTypes { get; internal set; } = [];

    // The JSON member that holds the type name, from the author's [JsonPolymorphic]; null if there is none.
    internal string? JsonTag { get; set; }

    // The JSON name of each type, from [JsonDerivedType].
    internal Dictionary<ObjectType, string> JsonTags { get; } = [];

    // The least number of elements of a type that is an array in the dataset's JSON form; null for a JSON object.
    internal int? JsonArrayLeast { get; set; }

    // Whether the author has written a converter for System.Text.Json, so that the library does not look at members.
    internal bool HasJsonConverter { get; set; }

    /// <summary>Whether a value may have a type other than this one, so that a tag identifies its type.</summary>
    public bool IsPolymorphic => ConcreteTypes.Count != 1 || ConcreteTypes[0] != this;

    public bool IsConcrete => ConcreteTypes.Contains(this);

    // Whether the codec of a base type calls the code for the members too.
    internal bool IsShared { get; set; }

    // Whether every member can be set after construction. If not, all values are read first.
    internal bool SetsOneByOne => Parameters.Count == 0 && Members.All(member => member.CanSetLater);
}

/// <summary>A public property or field of a model type.</summary>
/// <param name="CanChange">Whether public code can set it on an existing object: neither <c>init</c> nor read-only.</param>
/// <param name="CanSetLater">Whether it can be set after construction: changeable and not <c>required</c>.</param>
/// <param name="InInitializer">Whether it must be set in the object initializer if the object is created with all its values.</param>
public sealed record Member(string Name, ModelType Type, bool CanChange, bool CanSetLater, bool InInitializer)
{
    // The name in JSON: from the author's [JsonPropertyName], else from the dataset's JSON form, else the member's name.
    internal string JsonName { get; init; } = Name;

    internal string PlainJsonLiteral => SymbolDisplay.FormatLiteral(PlainJsonName, quote: true);

    // The name in JSON without the dataset's JSON form: from the author's [JsonPropertyName], else the member's name.
    internal string PlainJsonName { get; init; } = Name;

    internal string JsonLiteral => SymbolDisplay.FormatLiteral(JsonName, quote: true);

    // Whether JSON lacks the member where it is null, from the author's [JsonIgnore].
    internal bool OmitsNull { get; init; }

    // The interface through which a private member is reached; null for a public member.
    internal string? Interface { get; init; }

    // The statement that sets a member without a public setter: {0} is the object, {1} the value.
    internal string? Setter { get; init; }

    /// <summary>Whether the member is a reference that is not annotated as never null.</summary>
    public bool MayBeNull { get; init; }

    internal bool IsRequired { get; init; }

    // The default value of the constructor's parameter, as code; null without one.
    internal string? Default { get; init; }

    // The number that the model gives the member, from 1; 0 if it gives none.
    internal int Number { get; init; }

    /// <summary>The name in C# code, with an at-sign for a keyword.</summary>
    public string Code => Identifier.Escape(Name);

    internal string Assign(string target, string value) =>
        Setter is null ? $"{Read(target)} = {value};" : string.Format(CultureInfo.InvariantCulture, Setter, target, value);

    internal string Read(string value) => Interface is null ? $"{value}.{Code}" : $"(({Interface}){value}).{Code}";
}
