using Roundup.ModelCompiler.Codecs;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Json;

/// <summary>Code that writes a value with a Utf8JsonWriter.</summary>
internal sealed class JsonWriteEmitter(Output output) : WriteEmitter(output, JsonConverterClass.Format)
{
    public static string EncodedName(Member member) => "Encoded" + member.Name;

    protected override bool WritesCounts => false;

    // Without the braces of the object.
    public override void Members(CodeWriter code, ObjectType type)
    {
        var locals = JsonConverterClass.Locals(Output);
        foreach (var member in type.Members)
        {
            using var condition = member.OmitsNull ? code.Block($"if (value.{member.Code} is not null)") : default;
            code.Line($"writer.WritePropertyName({EncodedName(member)});");
            Value(code, locals, member.Type, "value." + member.Code, member.Name);
        }
    }

    /// <summary>
    /// Writes the values of the members, without names, for a type that is a JSON array. Values at the end are omitted while they have the
    /// default value.
    /// </summary>
    public void ArrayOfMembers(CodeWriter code, ObjectType type)
    {
        var locals = JsonConverterClass.Locals(Output);
        for (var i = 0; i < type.Members.Count; i++)
        {
            var member = type.Members[i];
            void Element() => Value(code, locals, member.Type, "value." + member.Code, member.Name);
            if (i < type.JsonArrayLeast)
            {
                Element();
                continue;
            }

            using (code.Block($"if ({string.Join(" || ", type.Members.Skip(i).Select(IsSet))})"))
            {
                Element();
            }
        }

        static string IsSet(Member member) => $"!EqualityComparer<{member.Type.Name}>.Default.Equals(value.{member.Code}, default)";
    }

    protected override void Enumeration(CodeWriter code, Locals locals, EnumType type, string value, string hint)
    {
        if (type.IsJsonText)
        {
            code.Line($"writer.WriteStringValue({value}.ToString());");
        }
        else
        {
            base.Enumeration(code, locals, type, value, hint);
        }
    }

    // Keys other than strings are left to the library.
    protected override void Map(CodeWriter code, Locals locals, MapType map, string value, string hint)
    {
        if (map.Keys.Name == "string")
        {
            base.Map(code, locals, map, value, hint);
        }
        else
        {
            code.Line($"JsonValues.Write<{map.Name}>(writer, {value}, options);");
        }
    }

    protected override void Key(CodeWriter code, Locals locals, MapType map, string key) =>
        code.Line($"writer.WritePropertyName({key});");

    protected override void Object(CodeWriter code, ObjectType type, string value)
    {
        void Write() => code.Line($"{JsonConverterClass.Format.ClassOf(Output, type)}.Instance.Write(writer, {value}, options);");
        if (type.IsStruct)
        {
            Write();
        }
        else
        {
            Optional(code, $"{value} is not null", Write);
        }
    }

    protected override void Optional(CodeWriter code, string condition, Action present) =>
        code.Either(condition, present, "writer.WriteNullValue();");

    protected override void Collection(CodeWriter code, string items, string count, bool isMap, Action elements) =>
        Optional(code, $"{items} is not null", () =>
        {
            var kind = isMap ? "Object" : "Array";
            code.Line($"writer.WriteStart{kind}();");
            elements();
            code.Line($"writer.WriteEnd{kind}();");
        });
}
