using System.Globalization;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Roundup.OwnData.Code;

namespace Roundup.OwnData.Assemblies.Code;

internal static class Literal
{
    public static string? Of(TypedConstant constant, TypeReferences types)
    {
        switch (constant)
        {
            case { Kind: TypedConstantKind.Error }:
                return null;
            case { IsNull: true }:
                return "null";
            case { Kind: TypedConstantKind.Array, Type: IArrayTypeSymbol array }:
                var values = constant.Values.Select(value => Of(value, types)).ToList();
                return values.Contains(null) ? null
                    : values.Count == 0 ? $"new {types.Of(array.ElementType)}[0]"
                    : $"new {types.Of(array.ElementType)}[] {{ {string.Join(", ", values)} }}";
            case { Kind: TypedConstantKind.Type, Value: ITypeSymbol type }:
                return $"typeof({types.Of(type)})";
            default:
                return Of(constant.Type!, constant.Value, types);
        }
    }

    public static string Of(ITypeSymbol type, object? value, TypeReferences types)
    {
        if (value is null)
        {
            return "default";
        }

        if (type is not INamedTypeSymbol { TypeKind: TypeKind.Enum } named)
        {
            return Of(value);
        }

        var name = named.GetMembers().OfType<IFieldSymbol>()
            .FirstOrDefault(field => field.HasConstantValue && Equals(field.ConstantValue, value));
        return name is null ? $"({types.Of(type)})({Of(value)})" : $"{types.Of(type)}.{CSharpText.Name(name.Name)}";
    }

    /// <summary>A number without a suffix for its type.</summary>
    public static string Number(object value) => Convert.ToString(value, CultureInfo.InvariantCulture)!;

    private static string Of(object value) => value switch
    {
        string or char or bool => SymbolDisplay.FormatPrimitive(value, quoteStrings: true, useHexadecimalNumbers: false)!,
        double.NaN => "double.NaN",
        double.PositiveInfinity => "double.PositiveInfinity",
        double.NegativeInfinity => "double.NegativeInfinity",
        float.NaN => "float.NaN",
        float.PositiveInfinity => "float.PositiveInfinity",
        float.NegativeInfinity => "float.NegativeInfinity",
        double number => number.ToString("R", CultureInfo.InvariantCulture) + "D",
        float number => number.ToString("R", CultureInfo.InvariantCulture) + "F",
        decimal => Number(value) + "M",
        long => Number(value) + "L",
        ulong => Number(value) + "UL",
        uint => Number(value) + "U",
        byte => "(byte)" + Number(value),
        sbyte => "(sbyte)" + Number(value),
        short => "(short)" + Number(value),
        ushort => "(ushort)" + Number(value),
        _ => Number(value),
    };
}
