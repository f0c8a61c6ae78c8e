using Microsoft.CodeAnalysis;

namespace Roundup.ModelCompiler.Binding;

/// <summary>The attributes of System.Text.Json that the author of a model has put on it. They win over what a flavour would add.</summary>
internal static class JsonAttributes
{
    private const string Namespace = "System.Text.Json.Serialization.";

    /// <summary>The name that a member has in JSON; null where it has no [JsonPropertyName].</summary>
    public static string? NameOf(ISymbol member) =>
        Of(member, "JsonPropertyNameAttribute")?.ConstructorArguments is [{ Value: string name }] ? name : null;

    /// <summary>Whether the base of a hierarchy names its classes.</summary>
    public static bool NamesDerivedTypes(INamedTypeSymbol type) => Of(type, "JsonDerivedTypeAttribute") is not null;

    /// <summary>The member that tells the type of an object; null where the base of a hierarchy does not name its classes.</summary>
    public static string? TagOf(INamedTypeSymbol type) => !NamesDerivedTypes(type)
        ? null
        : Of(type, "JsonPolymorphicAttribute")?.NamedArguments
            .FirstOrDefault(argument => argument.Key == "TypeDiscriminatorPropertyName").Value.Value as string ?? "$type";

    /// <summary>The classes of a hierarchy that have a name in JSON, with it.</summary>
    public static IEnumerable<(ITypeSymbol Type, string Name)> TagsOf(INamedTypeSymbol type) =>
        from attribute in type.GetAttributes()
        where Is(attribute, "JsonDerivedTypeAttribute")
        where attribute.ConstructorArguments is [{ Value: ITypeSymbol }, { Value: string }]
        select ((ITypeSymbol)attribute.ConstructorArguments[0].Value!, (string)attribute.ConstructorArguments[1].Value!);

    /// <summary>Whether a type has a converter of its own.</summary>
    public static bool HasConverter(INamedTypeSymbol type) => Of(type, "JsonConverterAttribute") is not null;

    /// <summary>Whether an enum is written by its names.</summary>
    public static bool IsText(INamedTypeSymbol type) =>
        Of(type, "JsonConverterAttribute")?.ConstructorArguments is [{ Value: INamedTypeSymbol { Name: "JsonStringEnumConverter" } }];

    private static AttributeData? Of(ISymbol symbol, string name) =>
        symbol.GetAttributes().FirstOrDefault(attribute => Is(attribute, name));

    private static bool Is(AttributeData attribute, string name) => attribute.AttributeClass?.ToDisplayString() == Namespace + name;
}
