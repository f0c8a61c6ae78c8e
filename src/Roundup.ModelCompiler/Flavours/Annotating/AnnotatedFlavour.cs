using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Binding;
using Roundup.ModelCompiler.Preparing;

namespace Roundup.ModelCompiler.Flavours.Annotating;

/// <summary>A flavour that adds attributes, and modifiers that a generator needs, to the model's own source.</summary>
/// <remarks>Attributes are given without brackets, with the full name: <c>MessagePack.Key(0)</c>.</remarks>
internal abstract class AnnotatedFlavour : Flavour
{
    private static readonly ConditionalWeakTable<BoundModel, AnnotatedModel> Models = [];

    /// <summary>Whether types become <c>partial</c>, those around them too.</summary>
    public virtual bool IsPartial => false;

    /// <summary>Whether members of classes become <c>virtual</c>.</summary>
    public virtual bool IsVirtual => false;

    /// <summary>The attributes of a class, struct, interface or enum.</summary>
    public abstract IEnumerable<string> OnType(AnnotatedType type);

    /// <summary>The attributes of a member.</summary>
    public virtual IEnumerable<string> OnMember(AnnotatedType type, AnnotatedMember member) => [];

    /// <summary>The attributes of a public property or field that is not a member, such as a computed one.</summary>
    public virtual IEnumerable<string> OnIgnored(ISymbol symbol) => [];

    /// <inheritdoc/>
    public sealed override string Rewrite(BoundModel model, SyntaxTree file, IReadOnlyList<string> kept) =>
        new Annotator(model, ModelOf(model), this, kept).Rewrite(file);

    /// <summary>
    /// Whether members are numbered across a class and those that it derives from, so that the author's numbers and others could be the
    /// same.
    /// </summary>
    public virtual bool NumbersAcrossTypes => false;

    /// <summary>Whether an attribute of the author makes its type the author's own, which then gets none of this flavour.</summary>
    public virtual bool Owns(AuthorAttribute attribute) => true;

    /// <summary>What a type of the author's own gets nevertheless, since the flavour's generated code needs it.</summary>
    public virtual IEnumerable<string> OnAuthors(AnnotatedType type) => [];

    /// <summary>What of a model is annotated, for <see cref="Flavour.Extras"/>.</summary>
    protected static AnnotatedModel ModelOf(BoundModel model) => Models.GetValue(model, bound => new AnnotatedModel(bound));
}
