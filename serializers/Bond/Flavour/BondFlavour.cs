using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Emit;

namespace Roundup.ModelCompiler.Flavours.Attributes;

/// <summary>
/// [Schema] on all types, [Id] counted for each type separately, and [Type] where Bond's type differs: a type that Bond lacks, or one that
/// can be null.
/// </summary>
internal sealed class BondFlavour : AnnotatedFlavour
{
    private const string Converter = "BondTypeAliasConverter";

    public override string Name => "bond";

    public override IReadOnlyList<string> Namespaces => ["Bond"];

    public override IEnumerable<string> OnType(AnnotatedType type) => type.IsEnum ? [] : ["Bond.Schema"];

    public override IEnumerable<string> OnMember(AnnotatedType type, AnnotatedMember member)
    {
        var own = Code(member.Type.WithNullableAnnotation(NullableAnnotation.NotAnnotated));
        var schema = Schema(member.Type);
        return schema == own ? [$"Bond.Id({member.OwnKey})"] : [$"Bond.Id({member.OwnKey})", $"Bond.Type(typeof({schema}))"];
    }

    // Bond looks for the converter in the namespace of the model.
    public override IEnumerable<GeneratedFile> Extras(Output output)
    {
        var namespaces = ModelOf(output.Model).Types.Select(type => type.Symbol.ContainingNamespace)
            .Select(space => space.IsGlobalNamespace ? string.Empty : space.ToDisplayString())
            .Distinct()
            .Order(StringComparer.Ordinal);
        return namespaces.Select(name =>
            Template.File(
                output.Dataset,
                Converter,
                name.Length == 0 ? Converter : $"{name}.{Converter}",
                "types that Bond lacks",
                text => name.Length == 0
                    ? text.Replace("namespace ModelNamespace;\n\n", string.Empty, StringComparison.Ordinal)
                    : text.Replace("ModelNamespace", name, StringComparison.Ordinal)));
    }

    /// <summary>The type in Bond's schema, as code.</summary>
    private static string Schema(ITypeSymbol type) => type switch
    {
        INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable =>
            $"Bond.Tag.nullable<{Schema(nullable.TypeArguments[0])}>",
        { IsReferenceType: true, NullableAnnotation: NullableAnnotation.Annotated } =>
            $"Bond.Tag.nullable<{Schema(type.WithNullableAnnotation(NullableAnnotation.NotAnnotated))}>",
        IArrayTypeSymbol { ElementType.SpecialType: SpecialType.System_Byte } => "Bond.Tag.blob",
        IArrayTypeSymbol array => Schema(array.ElementType) + "[]",
        INamedTypeSymbol { IsGenericType: true } generic => $"{Head(generic)}<{string.Join(", ", generic.TypeArguments.Select(Schema))}>",
        _ => Code(type) switch
        {
            "char" => "ushort",
            "global::System.DateTime" or "global::System.TimeSpan" or "global::System.TimeOnly" => "long",
            "global::System.DateOnly" => "int",
            "global::System.Uri" or "global::System.Version" => "string",
            "decimal" or "global::System.Guid" or "global::System.DateTimeOffset" => "Bond.Tag.blob",
            var name => name,
        },
    };

    private static string Head(INamedTypeSymbol generic) => Code(generic).Split('<')[0];

    private static string Code(ITypeSymbol type) => type.ToDisplayString(SymbolDisplayFormat.FullyQualifiedFormat);
}
