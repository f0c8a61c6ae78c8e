using System.Globalization;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Schemas;

namespace Roundup.ModelCompiler.Flavours.FlatBuffers;

internal static class FlatBuffersSchema
{
    /// <summary>The union of a hierarchy's concrete types. A table around it lets lists hold it.</summary>
    public static string Union(SchemaMessage choice) => choice.Name + "Choice";

    public static string Write(Schema schema, bool forFlatSharp = false)
    {
        var body = new CodeWriter();
        foreach (var declared in schema.Enums)
        {
            using (body.SchemaBlock($"enum {declared.Name} : {Underlying(declared)}"))
            {
                foreach (var member in declared.Model.Members.OrderBy(member => member.Number))
                {
                    body.Line($"{SchemaNames.Ascii(member.Name)} = {member.Number.ToString(CultureInfo.InvariantCulture)},");
                }
            }
        }

        foreach (var message in schema.Messages)
        {
            Table(body, message, forFlatSharp && (message == schema.One || message == schema.Many), forFlatSharp);
        }

        var text = body.ToString();
        var code = new CodeWriter();
        code.Line($"// Dataset {schema.Dataset}, written by Roundup's model compiler (docs/model-compiler.md); changes are lost.");
        if (forFlatSharp)
        {
            code.Line("attribute \"fs_serializer\";");
            code.Line("attribute \"fs_vector\";");
        }

        code.Line($"namespace {Schema.NamespaceOf(schema.Dataset)};");
        code.Line();
        Struct(code, text, FlatBuffersFormat.Guid, "low: ulong;", "high: ulong;");
        Struct(code, text, FlatBuffersFormat.Moment, "ticks: long;", "offset_minutes: short;");
        return code + text;
    }

    private static void Struct(CodeWriter code, string text, string name, params string[] fields)
    {
        if (text.Contains(name, StringComparison.Ordinal))
        {
            using (code.SchemaBlock($"struct {name}"))
            {
                foreach (var field in fields)
                {
                    code.Line(field);
                }
            }

            code.Line();
        }
    }

    private static void Table(CodeWriter code, SchemaMessage message, bool isFlatSharpRoot, bool forFlatSharp)
    {
        var head = $"table {message.Name}{(isFlatSharpRoot ? " (fs_serializer)" : "")}";
        if (message.Kind == MessageKind.Choice)
        {
            code.Line($"union {Union(message)} {{ {string.Join(", ", message.Fields.Select(field => Type(field.Type)))} }}");
            code.Line();
            using (code.SchemaBlock(head))
            {
                code.Line($"kind: {Union(message)};");
            }

            return;
        }

        using (code.SchemaBlock(head))
        {
            // Fields have no number but their place, and a place without a field keeps a deprecated one.
            var place = 0;
            foreach (var field in message.Fields.OrderBy(field => field.Number))
            {
                while (++place < field.Number)
                {
                    code.Line($"unused_{place}: bool (deprecated);");
                }

                var isOptional =
                    field.Type is OptionalField { Inner: EnumField or ScalarField { Rule: { IsObject: false, Type: not "string" } } };
                var attribute = forFlatSharp && IsListOfBytes(field.Type) ? " (fs_vector:\"IList\")" : "";
                code.Line($"{field.Name}: {Type(field.Type)}{(isOptional ? " = null" : "")}{attribute};");
            }
        }
    }

    /// <summary>FlatSharp represents any vector of bytes as a Memory, also a vector of enums.</summary>
    private static bool IsListOfBytes(FieldType type) => type is ListField
    {
        Element: ScalarField { Rule.Type: "ubyte" }
            or EnumField { Declared.Underlying.Name: "byte" }
            or OptionalField { Inner: ScalarField { Rule.Type: "ubyte" } or EnumField { Declared.Underlying.Name: "byte" } },
    };

    private static string Underlying(SchemaEnum declared) => declared.Model.Underlying.Name switch
    {
        "byte" => "ubyte",
        "sbyte" => "byte",
        var same => same,
    };

    private static string Type(FieldType type) => type switch
    {
        ScalarField scalar => scalar.Rule.Type,
        EnumField named => named.Name,
        MessageField message => message.Message.Name,
        OptionalField optional => Type(optional.Inner),
        ListField list => $"[{Type(list.Element)}]",
        EntriesField map => $"[{map.Entry.Name}]",
        _ => throw new InvalidOperationException($"no type for {type.GetType().Name}"),
    };
}
