using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Annotating;

namespace Roundup.ModelCompiler.Flavours.JsonSrcGen;

/// <summary>
/// [Json] on classes and structs, and for root and list a bridge to the converter that JsonSrcGen generates: its methods are overloads,
/// which code for any type cannot call.
/// </summary>
/// <param name="ignoresUnknown">Whether members of a type that the generator does not support are ignored, and not refused.</param>
internal sealed class JsonSrcGenFlavour(bool ignoresUnknown) : AnnotatedFlavour
{
    /// <summary>The simple names of the types that the generator supports; it throws an exception for any other.</summary>
    private static readonly HashSet<string> Known =
        [
            "Boolean", "Byte", "Int16", "Int32", "Int64", "UInt16", "UInt32", "UInt64", "Single", "Double", "Decimal", "DateTime",
            "DateTimeOffset", "Guid", "Char", "String"
        ];

    /// <inheritdoc/>
    public override string Name => ignoresUnknown ? "json-src-gen-ignoring" : "json-src-gen";

    /// <inheritdoc/>
    public override IReadOnlyList<string> Namespaces => ["JsonSrcGen"];

    /// <inheritdoc/>
    public override IEnumerable<string> OnAuthors(AnnotatedType type) => OnType(type);

    /// <inheritdoc/>
    public override IEnumerable<string> Usings => ["Roundup.Serializers"];

    /// <inheritdoc/>
    public override IEnumerable<string> OnType(AnnotatedType type)
    {
        if (!type.IsClassOrStruct)
        {
            return [];
        }

        // What it creates must not be abstract, and a type without a property stops the generator for all datasets.
        var flaw = type.Symbol.IsAbstract ? "creates each class, and this one is abstract"
            : type.Members.Any(IsWritten) ? null
            : "writes the properties that a type declares itself, and this one has none";
        return flaw is null
            ? ["JsonSrcGen.Json"]
            : throw new ModelException(type.Symbol.Name, $"JsonSrcGen's generator {flaw}", "leave the dataset out for this library");
    }

    /// <inheritdoc/>
    public override IEnumerable<string> OnMember(AnnotatedType type, AnnotatedMember member)
    {
        // One unknown type stops the generator for all datasets, with a message that names none of them.
        if (Unknown(member.Type) is { } unknown)
        {
            if (ignoresUnknown && member.Symbol is IPropertySymbol)
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

    /// <inheritdoc/>
    public override IEnumerable<string> OnIgnored(ISymbol symbol) => symbol is IPropertySymbol ? ["JsonSrcGen.JsonIgnore"] : [];

    /// <inheritdoc/>
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

    /// <inheritdoc/>
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

    /// <summary>An attribute of the assembly comes before any namespace.</summary>
    private static GeneratedFile List(Output output)
    {
        var code = new CodeWriter();
        FileHeader.Write(code, $"Dataset {output.Dataset}: the list of roots for JsonSrcGen.", "disable");
        code.Line($"[assembly: JsonSrcGen.JsonList(typeof({AnnotatedType.NameOf(ModelOf(output.Model).Root.Symbol)}))]");
        return new($"{output.Dataset}.JsonSrcGenList.cs", code.ToString());
    }

    private bool IsWritten(AnnotatedMember member) =>
        member.Symbol is IPropertySymbol && (!ignoresUnknown || Unknown(member.Type) is null);

    private static ITypeSymbol? Unknown(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => Unknown(array.ElementType),
        INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable =>
            nullable.TypeArguments[0] is { Name: not "Char" } inner && Known.Contains(inner.Name) ? null : type,
        INamedTypeSymbol { Name: "List", IsGenericType: true } list => Unknown(list.TypeArguments[0]),
        INamedTypeSymbol { Name: "Dictionary", IsGenericType: true } map =>
            map.TypeArguments[0].SpecialType == SpecialType.System_String ? Unknown(map.TypeArguments[1]) : type,
        { TypeKind: TypeKind.Class or TypeKind.Struct, IsRecord: false, Locations: [{ IsInSource: true }, ..] } => null,
        _ => Known.Contains(type.Name) ? null : type,
    };

    private static string Class(Output output, string suffix) => output.Dataset + "JsonSrcGen" + suffix;
}
