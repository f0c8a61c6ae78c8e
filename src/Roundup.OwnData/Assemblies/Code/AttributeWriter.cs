using Microsoft.CodeAnalysis;
using Roundup.OwnData.Assemblies.Metadata;
using Roundup.OwnData.Code;

namespace Roundup.OwnData.Assemblies.Code;

internal sealed class AttributeWriter(LoadedTypes loaded, WrittenTypeNames names, TypeReferences types, AssemblyDiagnostics diagnostics)
{
    private static readonly HashSet<string> s_framework =
    [
        "System.Text.Json.Serialization", "System.Runtime.Serialization", "System.Xml.Serialization", "System.FlagsAttribute",
        "System.ComponentModel.DefaultValueAttribute", "System.Diagnostics.CodeAnalysis.SetsRequiredMembersAttribute",
    ];

    // Packages that have nothing to do with serializers, by the first parts of their namespaces.
    private static readonly string[] s_others =
    [
        "System", "Microsoft.EntityFrameworkCore", "Microsoft.CodeAnalysis", "Microsoft.AspNetCore", "JetBrains", "Swashbuckle", "NSwag",
        "Microsoft.FSharp", "Npgsql", "Dapper", "FluentValidation", "AutoMapper",
    ];

    public IEnumerable<string> Write(ISymbol symbol, string path) =>
        symbol.GetAttributes().Select(attribute => Write(attribute, path)).OfType<string>();

    private string? Write(AttributeData attribute, string path)
    {
        if (attribute.AttributeClass is not { } type || !IsOfSerializer(type, path))
        {
            return null;
        }

        if (attribute.ConstructorArguments.Concat(attribute.NamedArguments.Select(named => named.Value)).SelectMany(Types)
            .FirstOrDefault(IsCode) is { } code)
        {
            diagnostics.Omit(path, ShortName(type), $"{Name(code)} is not among the written types");
            return null;
        }

        // [KnownType("Method")] names code too.
        if (type.Name == "KnownTypeAttribute" && attribute.ConstructorArguments is [{ Value: string }])
        {
            diagnostics.Omit(path, ShortName(type), "it names a method");
            return null;
        }

        var arguments = attribute.ConstructorArguments.Select(argument => Literal.Write(argument, types))
            .Concat(attribute.NamedArguments.Select(named =>
                CSharpName.Is(named.Key) && Literal.Write(named.Value, types) is { } value
                    ? $"{CSharpName.Of(named.Key)} = {value}" : null))
            .ToList();
        if (arguments.Contains(null))
        {
            diagnostics.Add(path, $"written without [{ShortName(type)}]: its arguments cannot be read");
            return null;
        }

        return $"[{types.Attribute(type)}{(arguments.Count == 0 ? "" : $"({string.Join(", ", arguments)})")}]";
    }

    private bool IsOfSerializer(INamedTypeSymbol type, string path)
    {
        var name = type.ToDisplayString();
        var space = WrittenTypeNames.Namespace(type);
        if (type.TypeKind == TypeKind.Error)
        {
            if (!IsOther(space) && !s_framework.Contains(space))
            {
                diagnostics.Add(
                    $"[{name}]",
                    $"left out wherever it is: its assembly {type.ContainingAssembly?.Name} is neither beside {loaded.File} nor in the"
                    + " folder of NuGet packages");
            }

            return false;
        }

        if (loaded.IsOwn(type))
        {
            if (type.BaseType is { } from && (s_framework.Contains(WrittenTypeNames.Namespace(from)) || !LoadedTypes.IsFramework(from)))
            {
                diagnostics.Omit(path, ShortName(type), "it is an attribute of your own");
            }

            return false;
        }

        return LoadedTypes.IsFramework(type) ? s_framework.Contains(space) || s_framework.Contains(name) : !IsOther(space);
    }

    private static bool IsOther(string space) =>
        s_others.Any(other => space == other || space.StartsWith(other + ".", StringComparison.Ordinal));

    private static IEnumerable<ITypeSymbol> Types(TypedConstant constant) => constant switch
    {
        { Kind: TypedConstantKind.Array, IsNull: false } => constant.Values.SelectMany(Types),
        { Kind: TypedConstantKind.Type, Value: ITypeSymbol type } => Parts(type),
        { Kind: TypedConstantKind.Enum, Type: { } type } => [type],
        _ => [],
    };

    private static IEnumerable<ITypeSymbol> Parts(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => Parts(array.ElementType),
        INamedTypeSymbol { IsUnboundGenericType: false } named => named.TypeArguments.SelectMany(Parts).Append(type),
        _ => [type],
    };

    private bool IsCode(ITypeSymbol type) =>
        type is INamedTypeSymbol named && (type.TypeKind == TypeKind.Error || (loaded.IsOwn(type) && !names.IsWritten(named)));

    private static string Name(ITypeSymbol type) => type.ToDisplayString(SymbolDisplayFormat.CSharpShortErrorMessageFormat);

    private static string ShortName(INamedTypeSymbol type) =>
        type.Name.EndsWith("Attribute", StringComparison.Ordinal) ? type.Name[..^"Attribute".Length] : type.Name;
}
