using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Roundup.ModelCompiler.Flavours.Annotating;

namespace Roundup.ModelCompiler.Flavours.Attributes;

/// <summary>[GenerateSerializer] on all, and [Id] on members, counted for each type separately.</summary>
internal class OrleansFlavour : AnnotatedFlavour
{
    /// <inheritdoc/>
    public override string Name => "orleans";

    /// <inheritdoc/>
    public override IReadOnlyList<string> Namespaces => ["Orleans"];

    /// <inheritdoc/>
    public override IEnumerable<string> OnType(AnnotatedType type) =>
        type.IsClassOrStruct || type.IsEnum ? ["Orleans.GenerateSerializer"] : [];

    /// <inheritdoc/>
    /// <remarks>The generator itself numbers the primary constructor's parameters of a record, separately from the members of the
    /// body.</remarks>
    public override IEnumerable<string> OnMember(AnnotatedType type, AnnotatedMember member) =>
        IsRecordParameter(member.Symbol) ? [] : [$"Orleans.Id({member.OwnKey})"];

    private static bool IsRecordParameter(ISymbol symbol) =>
        symbol.DeclaringSyntaxReferences.Any(reference => reference.GetSyntax() is ParameterSyntax);
}
