using Microsoft.CodeAnalysis;
using Roundup.Catalogue.Reading;
using Roundup.ModelCompiler.Types;
using Roundup.OwnData.Assemblies.Metadata;
using Roundup.OwnData.Code;

namespace Roundup.OwnData.Assemblies.Types;

// Why no model can hold a type, as the rest of a sentence about a member.
internal sealed class UnsupportedTypes(LoadedTypes loaded)
{
    // The deepest nesting of type arguments: a generic type can contain itself with ever longer arguments.
    private const int DeepestArguments = 8;

    private static readonly SymbolDisplayFormat s_short = SymbolDisplayFormat.CSharpShortErrorMessageFormat
        .RemoveMiscellaneousOptions(SymbolDisplayMiscellaneousOptions.UseAsterisksInMultiDimensionalArrays);

    public static string Name(ITypeSymbol type) =>
        type.WithNullableAnnotation(NullableAnnotation.None).ToDisplayString(s_short);

    // Null: it is one of the user's types.
    public string? Find(ITypeSymbol type) => type switch
    {
        IErrorTypeSymbol => Missing(type),
        { TypeKind: TypeKind.Dynamic } or { SpecialType: SpecialType.System_Object } =>
            $"is of the type {Name(type)}, which can be anything",
        { TypeKind: TypeKind.Delegate } => $"is a delegate ({Name(type)})",
        { TypeKind: TypeKind.Pointer or TypeKind.FunctionPointer } => $"is a pointer ({Name(type)})",
        IArrayTypeSymbol => $"is an array of several dimensions ({Name(type)})",
        { IsRefLikeType: true } => $"is a ref struct ({Name(type)})",
        INamedTypeSymbol named when loaded.IsOwn(type) => OfOwn(named),
        _ when LoadedTypes.IsFramework(type) => $"is of the type {Name(type)}, which no model can hold",
        _ => $"is of the type {Name(type)} of {type.ContainingAssembly?.Name}, which is not an assembly of yours",
    };

    public string Missing(ITypeSymbol type) =>
        $"is of the type {Name(type)} of {type.ContainingAssembly?.Name ?? "an assembly"}, which is neither beside {loaded.File} nor in the"
        + " folder of NuGet packages";

    private static string? OfOwn(INamedTypeSymbol type) => type switch
    {
        _ when NoName(type) is { } name => $"is of a type with the name '{ProjectXml.Short(name)}', which C# cannot have",
        { TypeKind: TypeKind.Enum } when type.GetMembers().OfType<IFieldSymbol>()
            .FirstOrDefault(one => one.HasConstantValue && !IsValue(one)) is { } field =>
            $"is of the enum {Name(type)}, whose '{ProjectXml.Short(field.Name)}' has a name or a value that C# cannot have",
        _ when FSharpTypes.IsUnion(type) => $"is of the type {Name(type)}, which is a union of F#, and C# has none",
        { IsStatic: true } => $"is of the static class {Name(type)}",
        { TypeKind: not TypeKind.Enum } when type.AllInterfaces.Any(one => one.SpecialType == SpecialType.System_Collections_IEnumerable) =>
            $"is of the type {Name(type)}, which is a collection and has members",
        _ when !IsVisible(type) => $"is of the type {Name(type)}, which only its outer class can see",
        _ when Depth(type) > DeepestArguments => $"is of the type {Name(type)}, which contains itself with ever longer type arguments",
        _ => null,
    };

    // The first part of a name that C# cannot have; null: it can have all.
    private static string? NoName(INamedTypeSymbol type) =>
        Identifier.PlainName(type).Split('.').FirstOrDefault(name => !CSharpName.Is(name));

    // In metadata, the value of an enum can be a text.
    private static bool IsValue(IFieldSymbol field) => CSharpName.Is(field.Name) && field.ConstantValue is not (null or string or char);

    private static bool IsVisible(INamedTypeSymbol type) =>
        type.DeclaredAccessibility is Accessibility.Public or Accessibility.Internal or Accessibility.ProtectedOrInternal
        && (type.ContainingType is null || IsVisible(type.ContainingType));

    private static int Depth(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => Depth(array.ElementType),
        INamedTypeSymbol { TypeArguments: { Length: > 0 } arguments } => 1 + arguments.Max(Depth),
        _ => 0,
    };
}

// Types of F#, by the attribute that its compiler gives each of them.
internal static class FSharpTypes
{
    private const int Union = 1;
    private const int Record = 2;
    private const int KindBits = 31;

    public static bool IsUnion(INamedTypeSymbol type) =>
        KindOf(type) is { } kind && (kind == Union || (kind == 0 && type.GetTypeMembers("Tags").Length > 0));

    // Whether it is a struct record, which System.Text.Json creates by its constructor, unlike any other struct.
    public static bool IsStructRecord(INamedTypeSymbol type) => type.IsValueType && IsRecord(type);

    public static bool IsRecord(INamedTypeSymbol type) => KindOf(type) is Record or 0;

    // 0 where FSharp.Core is missing, so that nothing tells the kind; null for a type of another language.
    private static int? KindOf(INamedTypeSymbol type)
    {
        var mapping = type.GetAttributes().FirstOrDefault(one => one.AttributeClass?.Name == "CompilationMappingAttribute");
        return mapping is null ? null
            : mapping.ConstructorArguments is [{ Value: int flags }, ..] ? flags & KindBits
            : 0;
    }
}
