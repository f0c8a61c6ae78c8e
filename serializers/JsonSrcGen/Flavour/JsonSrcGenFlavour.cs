using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Attributes;

namespace Roundup.ModelCompiler.Flavours.Json;

/// <summary>
/// [Json] on classes and structs, and adapters for the root and its list to the converter that JsonSrcGen generates: the converter's
/// methods are overloads, which generic code cannot call.
/// </summary>
internal class JsonSrcGenFlavour : AnnotatedFlavour
{
    /// <summary>Simple names of the types that the generator supports. It throws an exception for any other.</summary>
    private static readonly HashSet<string> s_known =
        [
            "Boolean", "Byte", "Int16", "Int32", "Int64", "UInt16", "UInt32", "UInt64", "Single", "Double", "Decimal", "DateTime",
            "DateTimeOffset", "Guid", "Char", "String"
        ];

    public override string Name => "json-src-gen";

    /// <summary>Whether members of types that the generator does not support are ignored instead of refused.</summary>
    protected virtual bool IgnoresUnknown => false;

    public override IReadOnlyList<string> Namespaces => ["JsonSrcGen"];

    public override IEnumerable<string> OnAuthorType(AnnotatedType type) => OnType(type);

    public override IEnumerable<string> Usings => ["Roundup.Serializers"];

    public override IEnumerable<string> OnType(AnnotatedType type)
    {
        if (!type.IsClassOrStruct)
        {
            return [];
        }

        // The generator cannot create abstract classes, and a type without a property makes it fail for all datasets.
        var reason = type.Symbol.IsAbstract ? "creates each class, and this one is abstract"
            : type.Members.Any(IsWritten) ? null
            : "writes the properties that a type declares itself, and this one has none";
        return reason is null
            ? ["JsonSrcGen.Json"]
            : throw new ModelException(type.Symbol.Name, $"JsonSrcGen's generator {reason}", "leave the dataset out for this library");
    }

    public override IEnumerable<string> OnMember(AnnotatedType type, AnnotatedMember member)
    {
        // An unsupported type makes the generator fail for all datasets, with a message that names none of them.
        if (Unknown(member.Type) is { } unknown)
        {
            if (IgnoresUnknown && member.Symbol is IPropertySymbol)
            {
                return ["JsonSrcGen.JsonIgnore"];
            }

            throw new ModelException(
                $"{type.Symbol.Name}.{member.Symbol.Name}",
                $"JsonSrcGen's generator does not support the type {unknown.ToDisplayString()}",
                "use a type that it supports, or leave the dataset out for this library");
        }

        return [];
    }

    public override IEnumerable<string> OnIgnored(ISymbol symbol) => symbol is IPropertySymbol ? ["JsonSrcGen.JsonIgnore"] : [];

    public override IEnumerable<GeneratedFile> Extras(Output output)
    {
        var root = output.Model.Root.Name;
        var code = new CodeWriter();
        var isStruct = ModelOf(output.Model).Root.Symbol.IsValueType;
        Bridge(code, output, root, "", isStruct ? "ref " : "", "var value = new {0}(); _converter.FromJson({1}value, json); return value;");
        if (!output.Model.Source.Document)
        {
            code.Line();
            Bridge(code, output, $"List<{root}>", "List", "", "return _converter.FromJson(new {0}(), json);");
            yield return List(output);
        }

        yield return output.File(
            "JsonSrcGen.cs",
            $"Dataset {output.Dataset}: from any type to the overload of JsonSrcGen's converter.",
            code,
            "Roundup.Serializers");
    }

    public override string Feature(Output output, string type) =>
        $".With<IJsonSrcGenConverter<{type}>>(new {Class(output, type == output.Model.Root.Name ? "" : "List")}())";

    private static void Bridge(CodeWriter code, Output output, string type, string suffix, string byRef, string read)
    {
        using (code.Block($"internal sealed class {Class(output, suffix)} : IJsonSrcGenConverter<{type}>"))
        {
            code.Line("private readonly JsonSrcGen.JsonConverter _converter = new();");
            code.Line();
            code.Line($"public ReadOnlySpan<char> ToJson({type} value) => _converter.ToJson({byRef}value);");
            code.Line();
            code.Line($"public ReadOnlySpan<byte> ToJsonUtf8({type} value) => _converter.ToJsonUtf8({byRef}value);");
            foreach (var unit in (string[])["char", "byte"])
            {
                code.Line();
                code.Line(
                    $"public {type} FromJson(ReadOnlySpan<{unit}> json) "
                        + $"{{ {string.Format(System.Globalization.CultureInfo.InvariantCulture, read, type, byRef)} }}");
            }
        }
    }

    /// <summary>An attribute of the assembly must come before any namespace.</summary>
    private static GeneratedFile List(Output output)
    {
        var code = new CodeWriter();
        code.Header($"Dataset {output.Dataset}: the list of roots for JsonSrcGen.", "disable");
        code.Line($"[assembly: JsonSrcGen.JsonList(typeof({AnnotatedType.NameOf(ModelOf(output.Model).Root.Symbol)}))]");
        return new($"{output.Dataset}.JsonSrcGenList.cs", code.ToString());
    }

    private bool IsWritten(AnnotatedMember member) =>
        member.Symbol is IPropertySymbol && (!IgnoresUnknown || Unknown(member.Type) is null);

    private static ITypeSymbol? Unknown(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => Unknown(array.ElementType),
        INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable =>
            nullable.TypeArguments[0] is { Name: not "Char" } inner && s_known.Contains(inner.Name) ? null : type,
        INamedTypeSymbol { Name: "List", IsGenericType: true } list => Unknown(list.TypeArguments[0]),
        INamedTypeSymbol { Name: "Dictionary", IsGenericType: true } map =>
            map.TypeArguments[0].SpecialType == SpecialType.System_String ? Unknown(map.TypeArguments[1]) : type,
        { TypeKind: TypeKind.Class or TypeKind.Struct, IsRecord: false, Locations: [{ IsInSource: true }, ..] } => null,
        _ => s_known.Contains(type.Name) ? null : type,
    };

    private static string Class(Output output, string suffix) => output.Dataset + "JsonSrcGen" + suffix;
}

/// <summary>As <see cref="JsonSrcGenFlavour"/>, without the members of types that the generator does not support.</summary>
internal sealed class JsonSrcGenIgnoringFlavour : JsonSrcGenFlavour
{
    public override string Name => "json-src-gen-ignoring";

    protected override bool IgnoresUnknown => true;
}
