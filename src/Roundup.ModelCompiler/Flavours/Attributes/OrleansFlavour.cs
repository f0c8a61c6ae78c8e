using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Roundup.ModelCompiler.Flavours.Annotating;

namespace Roundup.ModelCompiler.Flavours.Attributes;

/// <summary>[GenerateSerializer] on all, and [Id] on members, counted for each type by itself.</summary>
internal sealed class OrleansFlavour : AnnotatedFlavour
{
    /// <inheritdoc/>
    public override string Name => "orleans";

    /// <inheritdoc/>
    public override IEnumerable<string> OnType(AnnotatedType type) => type.IsClassOrStruct || type.IsEnum ? ["Orleans.GenerateSerializer"] : [];

    /// <inheritdoc/>
    /// <remarks>What a record declares in its head is numbered by the generator itself, apart from the members of the body.</remarks>
    public override IEnumerable<string> OnMember(AnnotatedType type, AnnotatedMember member) => IsInRecordHead(member.Symbol) ? [] : [$"Orleans.Id({member.OwnKey})"];

    private static bool IsInRecordHead(ISymbol symbol) => symbol.DeclaringSyntaxReferences.Any(reference => reference.GetSyntax() is ParameterSyntax);
}
