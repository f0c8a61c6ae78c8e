using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Roundup.ModelCompiler.Flavours.Attributes;

/// <summary>[GenerateSerializer] on all types, and [Id] on members, counted for each type separately.</summary>
internal class OrleansFlavour : AnnotatedFlavour
{
    public override string Name => "orleans";

    public override IReadOnlyList<string> Namespaces => ["Orleans"];

    public override IEnumerable<string> OnType(AnnotatedType type) =>
        type.IsClassOrStruct || type.IsEnum ? ["Orleans.GenerateSerializer"] : [];

    // The generator itself numbers the primary constructor's parameters of a record, separately from the members of the body.
    public override IEnumerable<string> OnMember(AnnotatedType type, AnnotatedMember member) =>
        IsRecordParameter(member.Symbol) ? [] : [$"Orleans.Id({member.OwnKey})"];

    private static bool IsRecordParameter(ISymbol symbol) =>
        symbol.DeclaringSyntaxReferences.Any(reference => reference.GetSyntax() is ParameterSyntax);
}

/// <summary>As <see cref="OrleansFlavour"/>, with [SuppressReferenceTracking] on classes; value types are not tracked anyway.</summary>
internal sealed class OrleansNoReferencesFlavour : OrleansFlavour
{
    public override string Name => "orleans-no-references";

    public override IEnumerable<string> OnType(AnnotatedType type) =>
        type is { IsClassOrStruct: true, Symbol.IsValueType: false }
            ? [.. base.OnType(type), "Orleans.SuppressReferenceTracking"]
            : base.OnType(type);
}
