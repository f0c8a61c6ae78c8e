using Microsoft.CodeAnalysis;

namespace Roundup.OwnData.Assemblies.Types;

/// <summary>Types of F#, by the attribute that its compiler gives each of them.</summary>
internal static class FSharpTypes
{
    private const int Union = 1;
    private const int Record = 2;
    private const int KindBits = 31;

    public static bool IsUnion(INamedTypeSymbol type) =>
        KindOf(type) is { } kind && (kind == Union || (kind == 0 && type.GetTypeMembers("Tags").Length > 0));

    /// <summary>Whether it is a struct record, which System.Text.Json creates by its constructor, unlike any other struct.</summary>
    public static bool IsStructRecord(INamedTypeSymbol type) => type.IsValueType && IsRecord(type);

    public static bool IsRecord(INamedTypeSymbol type) => KindOf(type) is Record or 0;

    /// <summary>0 where FSharp.Core is missing, so that nothing tells the kind; null for a type of another language.</summary>
    private static int? KindOf(INamedTypeSymbol type)
    {
        var mapping = type.GetAttributes().FirstOrDefault(one => one.AttributeClass?.Name == "CompilationMappingAttribute");
        return mapping is null ? null
            : mapping.ConstructorArguments is [{ Value: int flags }, ..] ? flags & KindBits
            : 0;
    }
}
