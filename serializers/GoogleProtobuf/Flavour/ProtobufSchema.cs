using System.Globalization;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Schemas;

namespace Roundup.ModelCompiler.Flavours.Protobuf;

/// <summary>The text of a .proto file.</summary>
internal static class ProtobufSchema
{
    public static string Write(Schema schema)
    {
        var body = new CodeWriter();
        foreach (var message in schema.Messages)
        {
            Message(body, message);
        }

        foreach (var declared in schema.Enums)
        {
            Enum(body, declared);
        }

        var text = body.ToString();
        var code = new CodeWriter();
        code.Line($"// Dataset {schema.Dataset}, written by Roundup's model compiler (docs/model-compiler.md); changes are lost.");
        code.Line("syntax = \"proto3\";");
        code.Line();
        code.Line($"package roundup.{SchemaNames.Snake(schema.Dataset)};");
        code.Line();
        foreach (var wellKnown in (string[])["Duration", "Timestamp"])
        {
            if (text.Contains($"google.protobuf.{wellKnown} ", StringComparison.Ordinal))
            {
                code.Line($"import \"google/protobuf/{wellKnown.ToLowerInvariant()}.proto\";");
            }
        }

        code.Line($"option csharp_namespace = \"{Schema.NamespaceOf(schema.Dataset)}\";");
        code.Line();
        return code + text;
    }

    private static void Message(CodeWriter code, SchemaMessage message)
    {
        using (code.SchemaBlock($"message {message.Name}"))
        {
            if (message.Kind == MessageKind.Choice)
            {
                using (code.SchemaBlock("oneof kind"))
                {
                    foreach (var field in message.Fields)
                    {
                        code.Line($"{Type(field.Type)} {field.Name} = {field.Number};");
                    }
                }
            }
            else
            {
                foreach (var field in message.Fields)
                {
                    code.Line($"{Label(field)}{Type(field.Type)} {field.Name} = {field.Number}{JsonName(field)};");
                }
            }
        }
    }

    private static void Enum(CodeWriter code, SchemaEnum declared)
    {
        var prefix = SchemaNames.Snake(declared.Name).ToUpperInvariant();
        var taken = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
        using (code.SchemaBlock($"enum {declared.Name}"))
        {
            if (declared.Model.Members.GroupBy(member => member.Number).Any(group => group.Count() > 1))
            {
                code.Line("option allow_alias = true;");
            }

            // The first number of an enum must be zero.
            if (declared.Model.Members.All(member => member.Number != 0))
            {
                code.Line($"{Named("Unspecified")} = 0;");
            }

            foreach (var member in declared.Model.Members.OrderBy(member => member.Number == 0 ? 0 : 1))
            {
                code.Line($"{Named(member.Name)} = {member.Number.ToString(CultureInfo.InvariantCulture)};");
            }
        }

        string Named(string name)
        {
            var wanted = $"{prefix}_{SchemaNames.Snake(name).ToUpperInvariant()}";
            var free = wanted;
            for (var number = 2; !taken.Add(ProtobufFormat.Pascal(free.ToLowerInvariant())); number++)
            {
                free = wanted + "_V" + number;
            }

            return free;
        }
    }

    private static string Label(SchemaField field) => field.Type switch
    {
        ListField or EntriesField => "repeated ",
        _ => ProtobufMapper.HasPresence(field.Type) ? "optional " : "",
    };

    /// <summary>The member's own name in JSON: ProtoJSON would write it in camel case, which other serializers do not read.</summary>
    private static string JsonName(SchemaField field) =>
        field.JsonName is not { } name || name.StartsWith('[') || name.Any(letter => letter is '"' or '\\' || char.IsControl(letter)) ? ""
        : $" [json_name = \"{name}\"]";

    private static string Type(FieldType type) => type switch
    {
        ScalarField scalar => scalar.Rule.Type,
        EnumField named => named.Name,
        MessageField message => message.Message.Name,
        OptionalField optional => Type(optional.Inner),
        ListField list => Type(list.Element),
        MapField map => $"map<{Type(map.Key)}, {Type(map.Value)}>",
        EntriesField map => map.Entry.Name,
        _ => throw new InvalidOperationException($"no type for {type.GetType().Name}"),
    };
}
