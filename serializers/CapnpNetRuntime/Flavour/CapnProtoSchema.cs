using System.Globalization;
using System.Security.Cryptography;
using System.Text;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Schemas;

namespace Roundup.ModelCompiler.Flavours.CapnProto;

internal static class CapnProtoSchema
{
    public static string Write(Schema schema, CapnProtoFormat format)
    {
        var code = new CodeWriter();
        code.Line($"# Dataset {schema.Dataset}, written by Roundup's model compiler (docs/model-compiler.md); changes are lost.");
        code.Line($"@0x{Id(schema.Dataset)};");
        code.Line();
        code.Line("# capnpc-csharp knows the annotation by its number; it is declared here so that csharp.capnp need not be found.");
        code.Line("annotation namespace @0xeb0d831668c6eda0 (file) :Text;");
        code.Line($"$namespace(\"{Schema.NamespaceOf(schema.Dataset)}\");");
        code.Line();
        foreach (var declared in schema.Enums)
        {
            using (code.SchemaBlock($"enum {declared.Name}"))
            {
                foreach (var member in declared.Model.Members.OrderBy(member => member.Number))
                {
                    code.Line($"{format.FieldName(member.Name)} @{member.Number.ToString(CultureInfo.InvariantCulture)};");
                }
            }
        }

        var structs = new CodeWriter();
        foreach (var message in schema.Messages)
        {
            Struct(structs, message);
        }

        var text = structs.ToString();
        if (text.Contains(CapnProtoFormat.Moment, StringComparison.Ordinal))
        {
            using (code.SchemaBlock($"struct {CapnProtoFormat.Moment}"))
            {
                code.Line("ticks @0 :Int64;");
                code.Line("offsetMinutes @1 :Int16;");
            }

            code.Line();
        }

        return code + text;
    }

    /// <summary>A file's number has 64 bits, the highest of which is set.</summary>
    private static string Id(string dataset)
    {
        var hash = SHA256.HashData(Encoding.UTF8.GetBytes(dataset));
        hash[0] |= 0x80;
        return Convert.ToHexStringLower(hash.AsSpan(0, 8));
    }

    private static void Struct(CodeWriter code, SchemaMessage message)
    {
        var number = 0;
        using (code.SchemaBlock($"struct {message.Name}"))
        {
            if (message.Kind == MessageKind.Choice)
            {
                using (code.SchemaBlock("union"))
                {
                    Fields(code, message, ref number);
                    if (number == 1)
                    {
                        // A union has at least two members.
                        code.Line("none @1 :Void;");
                    }
                }
            }
            else
            {
                Fields(code, message, ref number);
            }
        }
    }

    private static void Fields(CodeWriter code, SchemaMessage message, ref int number)
    {
        // Where fields lie depends on the types of all fields with smaller numbers, so that no number can be left out.
        var place = 0;
        foreach (var field in message.Fields.OrderBy(field => field.Number))
        {
            if (field.Number != ++place)
            {
                throw new ModelException(
                    message.Name, $"Cap'n Proto needs the type of the field with number {place}", "keep the member in the model");
            }

            if (field.Type is OptionalField optional && CapnProtoFormat.IsUnion(optional))
            {
                code.Line($"{field.Name} :union {{ none @{number++} :Void; value @{number++} :{Type(optional.Inner)}; }}");
            }
            else
            {
                code.Line($"{field.Name} @{number++} :{Type(field.Type)};");
            }
        }
    }

    private static string Type(FieldType type) => type switch
    {
        ScalarField scalar => scalar.Rule.Type,
        EnumField named => named.Name,
        MessageField message => message.Message.Name,
        OptionalField optional => Type(optional.Inner),
        ListField list => $"List({Type(list.Element)})",
        EntriesField map => $"List({map.Entry.Name})",
        _ => throw new InvalidOperationException($"no type for {type.GetType().Name}"),
    };
}
