using System.Globalization;
using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Types;
using Roundup.OwnData.Assemblies.Metadata;
using Roundup.OwnData.Assemblies.Types;
using Roundup.OwnData.Code;

namespace Roundup.OwnData.Assemblies.Code;

internal static class Literal
{
    public static string? Write(TypedConstant constant, TypeReferences types)
    {
        switch (constant)
        {
            case { Kind: TypedConstantKind.Error }:
                return null;
            case { IsNull: true }:
                return "null";
            case { Kind: TypedConstantKind.Array, Type: IArrayTypeSymbol array }:
                var values = constant.Values.Select(value => Write(value, types)).ToList();
                return values.Contains(null) ? null
                    : values.Count == 0 ? $"new {types.Get(array.ElementType)}[0]"
                    : $"new {types.Get(array.ElementType)}[] {{ {string.Join(", ", values)} }}";
            case { Kind: TypedConstantKind.Type, Value: ITypeSymbol type }:
                return $"typeof({types.Get(type)})";
            default:
                return Write(constant.Type!, constant.Value, types);
        }
    }

    public static string Write(ITypeSymbol type, object? value, TypeReferences types)
    {
        if (value is null)
        {
            return "default";
        }

        if (type is not INamedTypeSymbol { TypeKind: TypeKind.Enum } named)
        {
            return ConstantText.Format(value);
        }

        var name = named.GetMembers().OfType<IFieldSymbol>()
            .FirstOrDefault(field => field.HasConstantValue && Equals(field.ConstantValue, value));
        return name is null ? $"({types.Get(type)})({ConstantText.Format(value)})" : $"{types.Get(type)}.{CSharpName.Of(name.Name)}";
    }
}

internal static class InitialValueText
{
    // Null: it cannot be told for a member of that type.
    public static string? Format(InitialValue value, ITypeSymbol type, TypeReferences types) =>
        type is INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable
            ? Format(value, nullable.TypeArguments[0], types)
        : value.NewType is { } made ? New(made, type, types)
        : value.Constant is null ? (type.IsReferenceType ? "null" : null)
        : Converted(value.Constant, type) is { } constant ? Literal.Write(type, constant, types)
        : null;

    // An expression for a value that is not the type's default, and that costs little; null: there is none.
    public static string? Other(ITypeSymbol type, TypeReferences types) => type switch
    {
        { TypeKind: TypeKind.Enum } => type.GetMembers().OfType<IFieldSymbol>()
            .Where(one => one.HasConstantValue && Convert.ToDecimal(one.ConstantValue, CultureInfo.InvariantCulture) != 0)
            .Select(one => $"{types.Get(type)}.{CSharpName.Of(one.Name)}").FirstOrDefault(),
        { SpecialType: SpecialType.System_Boolean } => "true",
        { SpecialType: SpecialType.System_Char } => "'?'",
        { SpecialType: SpecialType.System_String } => "\"?\"",
        { SpecialType: >= SpecialType.System_SByte and <= SpecialType.System_Double } => "1",
        { SpecialType: SpecialType.System_DateTime } or { ContainingNamespace.Name: "System", Name: "DateOnly" } => "new(2000, 1, 1)",
        { ContainingNamespace.Name: "System", Name: "DateTimeOffset" } => "new(2000, 1, 1, 0, 0, 0, default)",
        { ContainingNamespace.Name: "System", Name: "TimeSpan" or "TimeOnly" } => "new(1)",
        { ContainingNamespace.Name: "System", Name: "Guid" } => "new(1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)",
        INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable =>
            Other(nullable.TypeArguments[0], types),
        IArrayTypeSymbol { Rank: 1 } array => Other(array.ElementType, types) is { } element ? $"[{element}]" : null,
        INamedTypeSymbol { MetadataName: "List`1" or "IList`1" or "ICollection`1" or "IEnumerable`1" or "HashSet`1" } list
            when LoadedTypes.IsFramework(list) => Other(list.TypeArguments[0], types) is { } element ? $"[{element}]" : null,
        _ => null,
    };

    public static string? Empty(INamedTypeSymbol type, TypeReferences types) => type.TypeKind != TypeKind.Interface ? "new()"
        : New(type.Name switch { "IDictionary" => "Dictionary`2", "ISet" => "HashSet`1", _ => "List`1" }, type, types);

    private static string? New(string made, ITypeSymbol type, TypeReferences types) => type switch
    {
        IArrayTypeSymbol when made == "Array" => "[]",
        INamedTypeSymbol { TypeKind: TypeKind.Interface, IsGenericType: true } one when made is "List`1" or "HashSet`1" or "Dictionary`2" =>
            $"new global::System.Collections.Generic.{made[..^2]}<{string.Join(", ", one.TypeArguments.Select(types.Get))}>()",
        INamedTypeSymbol { IsAbstract: false } named when named.MetadataName == made
            && named.InstanceConstructors.Any(one => one is { Parameters: [], DeclaredAccessibility: Accessibility.Public })
            && (TypeForm.Of(named).Kind is not FormKind.Other || !LoadedTypes.IsFramework(named)) => "new()",
        _ => null,
    };

    private static object? Converted(object constant, ITypeSymbol type) =>
        ((type as INamedTypeSymbol)?.EnumUnderlyingType ?? type).SpecialType switch
        {
            SpecialType.System_Boolean when constant is int number => number != 0,
            SpecialType.System_Char when constant is int number => (char)number,
            SpecialType.System_SByte when constant is int number => (sbyte)number,
            SpecialType.System_Byte when constant is int number => (byte)number,
            SpecialType.System_Int16 when constant is int number => (short)number,
            SpecialType.System_UInt16 when constant is int number => (ushort)number,
            SpecialType.System_UInt32 when constant is int number => unchecked((uint)number),
            SpecialType.System_UInt64 when constant is long number => unchecked((ulong)number),
            SpecialType.System_Int32 => constant as int?,
            SpecialType.System_Int64 => constant as long?,
            SpecialType.System_Single => constant as float?,
            SpecialType.System_Double => constant as double?,
            SpecialType.System_Decimal => constant as decimal?,
            SpecialType.System_String => constant as string,
            _ => null,
        };
}
