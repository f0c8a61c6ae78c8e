using System.Text.Json.Serialization;
using Microsoft.CodeAnalysis;

namespace Roundup.ModelCompiler.Binding;

/// <summary>The author's attributes of System.Text.Json. They take precedence over those that a flavour would add.</summary>
internal static class JsonAttributes
{
    private const string Namespace = "System.Text.Json.Serialization.";

    public static string? NameOf(ISymbol member) =>
        Of(member, "JsonPropertyNameAttribute")?.ConstructorArguments is [{ Value: string name }] ? name : null;

    /// <summary>Whether the member is not written where it is null.</summary>
    public static bool OmitsNull(ISymbol member) => Of(member, "JsonIgnoreAttribute")?.NamedArguments
        .Any(argument => argument is { Key: "Condition", Value.Value: (int)JsonIgnoreCondition.WhenWritingNull }) == true;

    public static bool NamesDerivedTypes(INamedTypeSymbol type) => Of(type, "JsonDerivedTypeAttribute") is not null;

    /// <summary>The JSON member that holds the type name; null unless the base of the hierarchy names its classes.</summary>
    public static string? TagOf(INamedTypeSymbol type) => !NamesDerivedTypes(type)
        ? null
        : Of(type, "JsonPolymorphicAttribute")?.NamedArguments
            .FirstOrDefault(argument => argument.Key == "TypeDiscriminatorPropertyName").Value.Value as string ?? "$type";

    public static IEnumerable<(ITypeSymbol Type, string Name)> TagsOf(INamedTypeSymbol type) =>
        from attribute in type.GetAttributes()
        where Is(attribute, "JsonDerivedTypeAttribute")
        where attribute.ConstructorArguments is [{ Value: ITypeSymbol }, { Value: string }]
        select ((ITypeSymbol)attribute.ConstructorArguments[0].Value!, (string)attribute.ConstructorArguments[1].Value!);

    public static bool HasConverter(INamedTypeSymbol type) => Of(type, "JsonConverterAttribute") is not null;

    public static bool IsText(INamedTypeSymbol type) =>
        Of(type, "JsonConverterAttribute")?.ConstructorArguments is [{ Value: INamedTypeSymbol { Name: "JsonStringEnumConverter" } }];

    private static AttributeData? Of(ISymbol symbol, string name) =>
        symbol.GetAttributes().FirstOrDefault(attribute => Is(attribute, name));

    private static bool Is(AttributeData attribute, string name) => attribute.AttributeClass?.ToDisplayString() == Namespace + name;
}
