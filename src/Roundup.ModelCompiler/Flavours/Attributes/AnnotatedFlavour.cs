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
    private static readonly ConditionalWeakTable<BoundModel, AnnotatedModel> Models = [];

    /// <summary>Whether types, and those around them, become <c>partial</c>.</summary>
    public virtual bool IsPartial => false;

    internal virtual bool IsVirtual => false;

    public abstract IEnumerable<string> OnType(AnnotatedType type);

    public virtual IEnumerable<string> OnMember(AnnotatedType type, AnnotatedMember member) => [];

    /// <summary>The attributes of a constructor that the source declares; a primary one has none.</summary>
    internal virtual IEnumerable<string> OnConstructor(AnnotatedType type, IMethodSymbol constructor) => [];

    /// <summary>The attributes of a public property or field that is not a member, such as a computed one.</summary>
    public virtual IEnumerable<string> OnIgnored(ISymbol symbol) => [];

    private protected sealed override string Rewrite(BoundModel model, SyntaxTree file, IReadOnlyList<string> kept) =>
        new Annotator(model, ModelOf(model), this, kept).Rewrite(file);

    /// <summary>
    /// Whether members are numbered across a class and its base classes, so that the author's numbers could collide with generated ones.
    /// </summary>
    public virtual bool NumbersAcrossTypes => false;

    /// <summary>Whether a type with this attribute of the author gets no attributes of the flavour.</summary>
    internal virtual bool Overrides(AuthorAttribute attribute) => true;

    /// <summary>The attributes that such a type gets nevertheless, since the flavour's generated code needs them.</summary>
    public virtual IEnumerable<string> OnAuthorType(AnnotatedType type) => [];

    private protected static AnnotatedModel ModelOf(BoundModel model) => Models.GetValue(model, bound => new AnnotatedModel(bound));
}
