using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Binding;
using Roundup.ModelCompiler.Sources;

namespace Roundup.ModelCompiler.Flavours.Attributes;

/// <summary>
/// A flavour that adds attributes, and modifiers that a source generator needs, to the model's own source. Attributes are given with their
/// full names and without brackets: <c>MessagePack.Key(0)</c>.
/// </summary>
public abstract class AnnotatedFlavour : Flavour
{
    private static readonly ConditionalWeakTable<BoundModel, AnnotatedModel> s_models = [];

    /// <summary>Whether types, and those around them, become <c>partial</c>.</summary>
    public virtual bool IsPartial => false;

    internal virtual bool IsVirtual => false;

    public abstract IEnumerable<string> OnType(AnnotatedType type);

    public virtual IEnumerable<string> OnMember(AnnotatedType type, AnnotatedMember member) => [];

    // The attributes of a constructor that the source declares; a primary one has none.
    internal virtual IEnumerable<string> OnConstructor(AnnotatedType type, IMethodSymbol constructor) => [];

    /// <summary>The attributes of a public property or field that is not a member, such as a computed one.</summary>
    public virtual IEnumerable<string> OnIgnored(ISymbol symbol) => [];

    private protected sealed override string Rewrite(BoundModel model, SyntaxTree file, IReadOnlyList<string> kept) =>
        new Annotator(model, ModelOf(model), this, kept).Rewrite(file);

    /// <summary>
    /// Whether members are numbered across a class and its base classes, so that the author's numbers could collide with generated ones.
    /// </summary>
    public virtual bool NumbersAcrossTypes => false;

    // Whether a type with this attribute of the author gets no attributes of the flavour.
    internal virtual bool Overrides(AuthorAttribute attribute) => true;

    /// <summary>The attributes that such a type gets nevertheless, since the flavour's generated code needs them.</summary>
    public virtual IEnumerable<string> OnAuthorType(AnnotatedType type) => [];

    private protected static AnnotatedModel ModelOf(BoundModel model) => s_models.GetValue(model, bound => new AnnotatedModel(bound));
}

/// <summary>A class, struct, interface or enum to annotate. Types and members are in the order of the source.</summary>
/// <param name="IsRoot">Whether it is the dataset's root.</param>
/// <param name="Derived">The types that derive from it directly.</param>
/// <param name="Concrete">The classes that a value of this declared type may have, including this one unless it is abstract.</param>
/// <param name="Members">The members that it declares itself.</param>
public sealed record AnnotatedType(
    INamedTypeSymbol Symbol,
    bool IsRoot,
    IReadOnlyList<INamedTypeSymbol> Derived,
    IReadOnlyList<INamedTypeSymbol> Concrete,
    IReadOnlyList<AnnotatedMember> Members)
{
    public bool IsHierarchy => Derived.Count > 0;

    /// <summary>Whether it is an abstract class or interface with derived types, for which libraries have unions.</summary>
    public bool IsUnion => IsHierarchy && Symbol.IsAbstract;

    public bool IsEnum => Symbol.TypeKind == TypeKind.Enum;

    public bool IsClassOrStruct => Symbol.TypeKind is TypeKind.Class or TypeKind.Struct;

    // The constructor that the codecs of the model call; null where there is none, as for an abstract class.
    internal IMethodSymbol? Constructor { get; init; }

    // The member that holds the type name in the dataset's JSON form; null if the dataset has none.
    internal string? JsonTag { get; init; }

    // The generated converter that writes the type as a JSON array; null for a JSON object.
    internal string? JsonConverter { get; init; }

    public static string NameOf(INamedTypeSymbol type) => "global::" + DeclaredTypes.FullName(type);
}

/// <summary>A property or field, or the parameter of a record that declares one.</summary>
/// <param name="Symbol">The property or field.</param>
/// <param name="Type">The type of the property or field.</param>
/// <param name="Key">
/// The number of the member, equal in each derived type: the index of the constructor's parameter that sets it, since libraries take a
/// parameter by its index, and after these the index among all members of the type, those of base types first. Where the model numbers the
/// members, one less than the number.
/// </param>
/// <param name="OwnKey">The index among the members that the type declares itself; where the model numbers them, one less.</param>
public sealed record AnnotatedMember(ISymbol Symbol, ITypeSymbol Type, int Key, int OwnKey)
{
    // The name in the dataset's JSON form; null if there is none or the author has given a name.
    internal string? JsonName { get; init; }

    internal bool IsFilled { get; init; }
}
