using System.Globalization;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Schemas;

namespace Roundup.ModelCompiler.Flavours.Bebop;

/// <summary>The text of a .bop file.</summary>
internal static class BebopSchema
{
    public static string Write(Schema schema, BebopFormat format)
    {
        var code = new CodeWriter();
        code.Line($"// Dataset {schema.Dataset}, written by Roundup's model compiler (docs/model-compiler.md); changes are lost.");
        foreach (var declared in schema.Enums)
        {
            using (code.SchemaBlock($"enum {declared.Name} : {format.Scalars[declared.Model.Underlying.Name].Type}"))
            {
                foreach (var member in declared.Model.Members)
                {
                    code.Line($"{format.TypeName(member.Name)} = {member.Number.ToString(CultureInfo.InvariantCulture)};");
                }
            }
        }

        foreach (var message in schema.Messages)
        {
            // The fields of a struct have setters only if it is mutable.
            var isStruct = format.IsStruct(message);
            using (code.SchemaBlock($"{(isStruct ? "mut struct" : "message")} {message.Name}"))
            {
                foreach (var field in message.Fields)
                {
                    code.Line($"{(isStruct ? "" : $"{field.Number} -> ")}{Type(field.Type)} {field.Name};");
                }
            }
        }

        return code.ToString();
    }

    private static string Type(FieldType type) => type switch
    {
        ScalarField scalar => scalar.Rule.Type,
        EnumField named => named.Name,
        MessageField message => message.Message.Name,
        OptionalField optional => Type(optional.Inner),
        ListField list => Type(list.Element) + "[]",
        MapField map => $"map[{Type(map.Key)}, {Type(map.Value)}]",
        EntriesField map => map.Entry.Name + "[]",
        _ => throw new InvalidOperationException($"no type for {type.GetType().Name}"),
    };
}
